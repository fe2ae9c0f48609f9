import { barriersOf, canStep, type Ground, hasSquare, pathTo, type Square } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';

/** Squares; no way is looked for that is longer. */
const FARTHEST = 400;

interface Grounds {
  /** As if every door stood open. */
  readonly open: Ground;
  readonly asItIs: Ground;
}

/** By the doors of a scene, which change only when a door does. */
const grounds = new WeakMap<Scene['doors'], Grounds>();

/** The way over a map as the referee knows it, through doors that can be opened; both ends included, empty where there is none. */
export const wayTo = (from: Square, to: Square, scene: Scene): readonly Square[] =>
  pathTo(from, to, groundsOf(scene).open, FARTHEST) ?? [];

/**
 * How far a player walks along a way: to a closed door, or to where nobody has seen what comes; null where that is no
 * step at all. The first step may be felt out in the dark.
 */
export function asFarAsKnown(way: readonly Square[], scene: Scene): Square | null {
  const { asItIs } = groundsOf(scene);
  let last = 0;
  for (const [place, square] of way.entries()) {
    const before = way[place - 1];
    if (!before) continue;
    if (!canStep(before, square, asItIs) || (place > 1 && !hasSquare(scene.explored, square))) break;
    last = place;
  }
  return (last > 0 && way[last]) || null;
}

function groundsOf({ floor, walls, doors, width, height, grid }: Scene): Grounds {
  const before = grounds.get(doors);
  if (before && before.open.floor === floor) return before;
  const shut = Object.values(doors).filter(({ state }) => state === 'closed');
  const bounds = { width, height, grid };
  const made = {
    open: { floor, barriers: barriersOf(walls), bounds },
    asItIs: { floor, barriers: barriersOf([...walls, ...shut.map(({ segment }) => segment)]), bounds },
  };
  grounds.set(doors, made);
  return made;
}
