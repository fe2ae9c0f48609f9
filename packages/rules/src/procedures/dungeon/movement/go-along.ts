import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { isCapable } from '../../../state/read.ts';
import { asFarAsHeld, legsOf } from '../../situation/condition/magic-on-way.ts';

/** A part of a way: what befalls somebody at its end is played out before they go on. */
interface Leg {
  /** Its squares, the first one included, on which they stand. */
  readonly leg: readonly Square[];
  /** The squares of the way up to there. */
  readonly before: readonly Square[];
  /** It ends where the way ends. */
  readonly isLast: boolean;
}

/** How far somebody came along a part of a way. */
interface Gone {
  /** The squares that they went, the first one included. */
  readonly path: readonly Square[];
  /** Something other than magic stopped them, on its last square or before. */
  readonly isStopped: boolean;
}

/**
 * Somebody goes a way, as far as magic lets them that fills places on it: it may hold them there, or strike them down.
 * @param goes plays out a part of the way, and says how much of it they went
 * @returns the squares of the way that they went
 */
export function goAlong(
  play: Play,
  creature: CreatureId,
  path: readonly Square[],
  goes: (leg: Leg) => Gone,
): readonly Square[] {
  const mover = play.state.creatures[creature];
  if (!mover) return [];
  const legs = legsOf(play.state, mover, asFarAsHeld(play.state, mover, path));
  let before = path.slice(0, 1);
  for (const [at, leg] of legs.entries()) {
    const { path: gone, isStopped } = goes({ leg, before, isLast: at === legs.length - 1 });
    before = [...before, ...gone.slice(1)];
    const now = play.state.creatures[creature];
    if (isStopped || !now || !isCapable(now)) break;
  }
  return before;
}
