import { impossible, NotedDice, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { deal } from '../../body/damage/deal.ts';
import { kill } from '../../body/dying/dying.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import type { massCombatCommands } from './commands.ts';

/** Volleys in one turn. */
export const MOST_VOLLEYS = 20;

const settleBattle: Handler<'SettleBattle'> = (play, { creatures, event }) => {
  const refusal = refereeOnly(play) ?? there(play, creatures);
  if (refusal) return refusal;
  for (const victim of livingOf(play, creatures)) {
    const dice = new NotedDice(play.dice);
    const how = play.rules.massCombat.aftermath(event, victim, dice);
    play.happen({ type: 'BattleSettled', creature: victim.id, event, faces: dice.thrown.faces, ...how });
    if (!how.alive) kill(play, victim, null);
  }
  noteLosses(play);
  return null;
};

/** No attack rolls, and no criticals. */
const looseVolleys: Handler<'LooseVolleys'> = (play, { creatures, volleys }) => {
  const refusal = refereeOnly(play) ?? there(play, creatures);
  if (refusal) return refusal;
  if (!Number.isInteger(volleys) || volleys < 1 || volleys > MOST_VOLLEYS)
    return impossible('bad-input', `From 1 to ${MOST_VOLLEYS} volleys.`);
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
  return null;
};

function there(play: Play, creatures: readonly Creature['id'][]): Refusal | null {
  if (!play.rules.massCombat.played) return impossible('no-such-thing', 'These rules know no battles of many.');
  const all = creatures.length > 0 && new Set(creatures).size === creatures.length;
  return all && creatures.every((each) => play.state.creatures[each])
    ? null
    : impossible('no-such-thing', 'Somebody named is not there.');
}

const livingOf = (play: Play, creatures: readonly Creature['id'][]): readonly Creature[] =>
  creatures.flatMap((each) => play.state.creatures[each] ?? []).filter((each) => !isDead(each));

export const massCombatHandlers: Handlers<typeof massCombatCommands> = {
  SettleBattle: settleBattle,
  LooseVolleys: looseVolleys,
};
