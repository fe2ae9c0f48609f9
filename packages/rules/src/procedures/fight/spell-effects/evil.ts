import type { Creature } from '../../../state/creature.ts';
import { isDead, isPresent } from '../../../state/read.ts';
import type { SpellRange } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { isWithin } from '../magic-in-force/detecting.ts';

/** The chaotic in sight of all within the reach of a spell: evil, unless the referee says otherwise. */
export const evilNear = (state: GameState, caster: Creature, range: SpellRange | null): readonly Creature['id'][] =>
  Object.values(state.creatures).flatMap((one) => {
    const near = typeof range !== 'number' || isWithin(state, caster.at, one.at, range);
    const isThere = near && isPresent(state, one) && !isDead(one) && isWatched(state, one);
    return isThere && one.alignment === 'chaotic' && one.id !== caster.id ? [one.id] : [];
  });
