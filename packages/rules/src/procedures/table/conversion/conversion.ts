import { impossible, NotedDice } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { refereeOnly } from '../permission/permission.ts';
import type { conversionCommands } from './commands.ts';

/** A monster that lives, and is whole. */
export const isConvertible = (creature: Creature): boolean =>
  creature.kind === 'monster' && !isDead(creature) && creature.hitPoints.now === creature.hitPoints.max;

const convertMonster: Handler<'ConvertMonster'> = (play, { type: _type, creature, ...foreign }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  const rule = play.rules.conversion;
  if (!found || !rule.played || !isConvertible(found))
    return impossible('no-such-thing', 'There is no such monster, unhurt, or nothing to make over.');
  const dice = new NotedDice(play.dice);
  const converted = rule.convert(found, foreign, dice);
  play.happen({ type: 'MonsterConverted', creature, ...converted, faces: dice.thrown.faces });
  return null;
};

export const conversionHandlers: Handlers<typeof conversionCommands> = { ConvertMonster: convertMonster };
