import { type Square, sameSquare } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import type { Scene, Trap } from '../../../state/scene.ts';
import { springOn, tripped } from './spring.ts';

/** How far somebody comes along a path. */
export interface Walked {
  /** The squares gone over, the first one included; it ends where a trap sprang. */
  readonly path: readonly Square[];
  /** A trap sprang at its end: they go no farther. */
  readonly isStopped: boolean;
  /** To be called when the walker has got there: the trap that sprang does its harm, unless something else has struck them down. Nothing when none did. */
  spring(): void;
}

/**
 * Somebody walks along these squares, from the first, on which the walker stands. Each armed room trap on the way
 * may spring, where the referee has not switched it off and the walker does not know better.
 */
export function enterSquares(play: Play, creature: CreatureId, path: readonly Square[]): Walked {
  const walker = play.state.creatures[creature];
  const scene = walker?.at && play.state.scenes[walker.at.scene];
  const whole: Walked = { path, isStopped: false, spring: () => undefined };
  if (!scene || !play.state.automation.traps || !play.rules.traps.catches(walker.kind)) return whole;
  for (const [steps, square] of path.entries()) {
    const trap = steps === 0 ? undefined : firstTripped(play, scene, walker, square);
    if (trap)
      return {
        path: path.slice(0, steps + 1),
        isStopped: true,
        spring: () => springOn(play, scene.id, trap.trap, caught(play, creature), trap.roll),
      };
  }
  return whole;
}

/** Whoever has been struck down where it lies, before it springs, is past all harm of it. */
function caught({ state }: Play, creature: CreatureId): readonly CreatureId[] {
  const found = state.creatures[creature];
  return found && isCapable(found) ? [creature] : [];
}

function firstTripped(play: Play, scene: Scene, walker: Creature, square: Square) {
  for (const trap of armedAt(scene, square)) {
    const roll = tripped(play, scene.id, trap, walker.id);
    if (roll) return { trap, roll };
  }
  return undefined;
}

const armedAt = (scene: Scene, square: Square): readonly Trap[] =>
  Object.values(scene.traps).filter(
    (trap) => trap.guards === 'room' && !trap.sprung && trap.squares.some((on) => sameSquare(on, square)),
  );
