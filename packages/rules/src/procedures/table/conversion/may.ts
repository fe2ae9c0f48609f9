import { impossible, objections } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
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

/** What stands against each of these commands. */
export const conversionLegality: Legality<typeof conversionCommands> = {
  ConvertMonster: mayConvertMonster,
};
