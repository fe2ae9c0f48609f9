import { longestStep, type Square } from '@lanthorn/geometry';
import type { Creature } from '../../../state/creature.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { isHeld } from './held.ts';
import { feetLeft } from './rate.ts';
import { costOf, isWithin } from './way.ts';

/** As much of a way as somebody goes with so many feet left, to a square that no foe holds: at least its beginning. */
export function asFarAs(
  state: GameState,
  scene: Scene,
  mover: Creature,
  path: readonly Square[],
  left = feetLeft(state, mover),
): readonly Square[] {
  let squares = 1;
  let feet = 0;
  for (let step = 1; step < path.length; step += 1) {
    feet += costOf(state, scene, path.slice(step - 1, step + 1));
    if (!isWithin(feet, left)) break;
    squares = step + 1;
  }
  for (; squares > 1; squares -= 1) {
    const end = path[squares - 1];
    if (end && !isHeld(state, mover, end)) break;
  }
  return path.slice(0, squares);
}

/** Whether a first step, whichever way, is within what somebody has left: the longest there is where the way is not known. */
export const hasStepLeft = (state: GameState, { feetPerSquare, grid }: Scene, mover: Creature): boolean =>
  isWithin(longestStep(grid) * feetPerSquare, feetLeft(state, mover));
