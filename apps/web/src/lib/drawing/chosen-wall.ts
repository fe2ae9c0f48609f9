import type { Point } from '@lanthorn/geometry';
import type { Passes, Wall } from '@lanthorn/rules';
import { split } from './clip.ts';
import { type Patch, wallsDrawn } from './patch.ts';
import type { Thing } from './thing.ts';

/** The wall that is chosen; null where something else is, or nothing. */
const wallOf = (chosen: Thing | null): Wall | null => (chosen?.kind === 'wall' ? chosen.wall : null);

const drawn = (walls: readonly Wall[]): Patch => ({ put: wallsDrawn(walls), take: {} });

/** The walls from point to point. @param passes what they let through to one side */
export const wallsAlong = (points: readonly Point[], passes: Passes | null): readonly Wall[] =>
  points.slice(1).map((b, at) => ({ a: points[at] ?? b, b, ...(passes ? { passes } : {}) }));

/** It becomes two, where the pen is. */
export function inHalves(chosen: Thing | null, pen: Point | null): Patch | null {
  const wall = wallOf(chosen);
  return wall && pen ? split(wall, pen) : null;
}

/** It lets something through to one side, or nothing any more. */
export function letting(chosen: Thing | null, passes: Passes | null): Patch | null {
  const wall = wallOf(chosen);
  return wall && drawn(wallsAlong([wall.a, wall.b], passes));
}

/** One that is open to one side is open to the other. */
export function turnedAbout(chosen: Thing | null): Patch | null {
  const wall = wallOf(chosen);
  return wall?.passes ? drawn(wallsAlong([wall.b, wall.a], wall.passes)) : null;
}
