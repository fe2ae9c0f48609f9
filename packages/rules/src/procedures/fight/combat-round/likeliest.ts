import type { Creature } from '../../../state/creature.ts';
import type { DeclaredAction } from '../../../state/encounter.ts';
import { targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isWalledOff, mightStrike } from '../../situation/reach/reach.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { shoots } from './idle.ts';

/** What may be declared, the likeliest first: where no foe is within reach of a blow, a shot comes first, and where there is nobody to shoot at, a move. */
export function likeliest(
  state: GameState,
  creature: Creature,
  actions: readonly DeclaredAction[],
): readonly DeclaredAction[] {
  if (mightStrike(state, creature)) return actions;
  const first = shootsAtSomebody(state, creature) ? 'missile' : 'move';
  return actions.toSorted((one, other) => Number(other === first) - Number(one === first));
}

const shootsAtSomebody = (state: GameState, creature: Creature): boolean =>
  shoots(state, creature) &&
  targetsOfBlows(state, creature.id).some(
    (foe) => isInSightOfAll(state, foe) && !isWalledOff(state, creature, foe, 'missile'),
  );
