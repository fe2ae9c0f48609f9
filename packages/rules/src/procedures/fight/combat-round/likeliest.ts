import type { Creature } from '../../../state/creature.ts';
import type { DeclaredAction } from '../../../state/encounter.ts';
import { targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { rateAsConveyed } from '../../dungeon/movement/rate.ts';
import { inReach, isWalledOff } from '../../situation/reach/reach.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { shoots } from './idle.ts';

/**
 * What may be declared, the likeliest first: the blow or the shot of the round before, while it is of use; else a blow where
 * a foe is within reach, a shot where there is somebody to shoot at, and a move. Whoever can do none of these waits.
 */
export function likeliest(
  state: GameState,
  creature: Creature,
  actions: readonly DeclaredAction[],
): readonly DeclaredAction[] {
  const before = state.encounter?.combat?.before?.[creature.id];
  const ranked: readonly DeclaredAction[] = [...(before ? [before] : []), 'melee', 'missile', 'move', 'wait'];
  const first = ranked.find((action) => actions.includes(action) && isLikely(state, creature, action));
  return actions.toSorted((one, other) => Number(other === first) - Number(one === first));
}

/** Whether somebody may well declare this as things stand; anything else is seldom asked for. */
export function isLikely(state: GameState, creature: Creature, action: DeclaredAction): boolean {
  switch (action) {
    case 'melee':
    case 'missile':
      return foesFor(state, creature, action).length > 0;
    case 'move':
      return rateAsConveyed(state, creature) > 0;
    case 'item':
      return false;
    case 'wait':
    case 'spell':
    case 'ready':
    case 'withdraw':
    case 'retreat':
      return true;
    default:
      return action satisfies never;
  }
}

/** The foes whom all see that somebody may strike from where they stand, or shoot at. */
export function foesFor(state: GameState, creature: Creature, action: 'melee' | 'missile'): readonly Creature[] {
  if (action === 'missile' && !shoots(state, creature)) return [];
  return targetsOfBlows(state, creature.id).filter(
    (foe) =>
      isInSightOfAll(state, foe) &&
      (action === 'melee' ? inReach(state, creature, foe) !== false : !isWalledOff(state, creature, foe, 'missile')),
  );
}
