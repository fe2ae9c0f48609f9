import {
  type CreatureId,
  impossible,
  NotedDice,
  objections,
  type Refusal,
  type Seat,
  type Why,
} from '../../../core/index.ts';
import { type FieldsOf, type Handler, type Handlers, type Play, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { deal } from '../../body/damage/deal.ts';
import { kill } from '../../body/dying/dying.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { massCombatCommands } from './commands.ts';
import type { BattleSettled } from './events.ts';

function there(state: GameState, named: readonly CreatureId[]): Refusal | null {
  if (!rulesOf(state).massCombat.played) return impossible('no-such-thing', 'These rules know no battles of many.');
  const all = named.length > 0 && new Set(named).size === named.length;
  return all && named.every((each) => state.creatures[each])
    ? null
    : impossible('no-such-thing', 'Somebody named is not there.');
}

const mayFight = (
  state: GameState,
  { creatures }: Pick<FieldsOf<'SettleBattle'>, 'creatures'>,
  seat: Seat,
): readonly Refusal[] => objections(onlyReferee(seat), there(state, creatures));

const settleBattle: Handler<'SettleBattle'> = (play, { creatures, event }) => {
  for (const victim of livingOf(play, creatures)) {
    const dice = new NotedDice(play.dice);
    const how = play.rules.massCombat.aftermath(event, victim, dice);
    play.happen({ type: 'BattleSettled', creature: victim.id, event, faces: dice.thrown.faces, ...how });
    if (!how.alive) kill(play, victim, null, { why: diedBy(play, how.lot), rolls: [] });
  }
  noteLosses(play);
};

/** By what somebody dies of a battle: the enemy shows no mercy, or the wounds are too much. */
function diedBy({ rules }: Play, lot: BattleSettled['lot']): Why {
  const { killed, body } = rules.massCombat.cites;
  return lot === 'killed'
    ? { rule: killed, formula: 'the enemy shows no mercy' }
    : { rule: body, formula: 'the wounds are too much' };
}

/** No attack rolls, and no criticals. */
const looseVolleys: Handler<'LooseVolleys'> = (play, { creatures, volleys }) => {
  for (const victim of livingOf(play, creatures)) {
    const dice = new NotedDice(play.dice);
    const { hitsOn, damage } = play.rules.massCombat.volleys(victim, volleys, dice);
    play.happen({ type: 'VolleysLoosed', creature: victim.id, volleys, hitsOn, damage, faces: dice.thrown.faces });
    if (damage > 0)
      deal(play, {
        target: victim.id,
        amount: damage,
        by: null,
        source: 'a volley',
        subdual: false,
        destructive: null,
      });
  }
};

const livingOf = (play: Play, creatures: readonly Creature['id'][]): readonly Creature[] =>
  creatures.flatMap((each) => play.state.creatures[each] ?? []).filter((each) => !isDead(each));

export const massCombatHandlers: Handlers<typeof massCombatCommands> = {
  SettleBattle: { may: mayFight, play: settleBattle },
  LooseVolleys: { may: mayFight, play: looseVolleys },
};
