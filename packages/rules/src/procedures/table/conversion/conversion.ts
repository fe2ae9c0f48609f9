import { impossible, NotedDice, objections } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { onlyReferee } from '../permission/permission.ts';
import type { conversionCommands } from './commands.ts';

/** A monster that lives, and is whole. */
export const isConvertible = (creature: Creature): boolean =>
  creature.kind === 'monster' && !isDead(creature) && creature.hitPoints.now === creature.hitPoints.max;

const mayConvertMonster: May<'ConvertMonster'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const rule = rulesOf(state).conversion;
  return objections(
    onlyReferee(seat),
    !found || !rule.played || !isConvertible(found)
      ? impossible('no-such-thing', 'There is no such monster, unhurt, or nothing to make over.')
      : null,
  );
};

const convertMonster: Handler<'ConvertMonster'> = (play, { type: _type, creature, ...foreign }) => {
  const found = play.state.creatures[creature];
  const rule = play.rules.conversion;
  if (!found || !rule.played) return;
  const dice = new NotedDice(play.dice);
  const converted = rule.convert(found, foreign, dice);
  play.happen({ type: 'MonsterConverted', creature, ...converted, faces: dice.thrown.faces });
};

export const conversionHandlers: Handlers<typeof conversionCommands> = {
  ConvertMonster: { may: mayConvertMonster, play: convertMonster },
};
