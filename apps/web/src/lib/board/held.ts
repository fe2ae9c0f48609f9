import { centreOf, type GridBounds, type GridKind, type Point, type Square, within } from '@lanthorn/geometry';
import { columnAndRow } from '@lanthorn/rules';
import type { Tool } from './asks.ts';
import { besides } from './keys.ts';
import { feetAlong, lengthAloud, type Pace } from './measuring.ts';
import type { Measured } from './model.ts';

/** What the keyboard measures or points at: from where, and where it is now. */
export interface Held {
  readonly from: Square;
  readonly at: Square;
  /** Corners that were measured before; absent for none. */
  readonly corners?: readonly Square[];
}

/**
 * What is held after a key: a direction goes on by a square of the map, Enter makes a corner where it is, Escape lets go (null).
 * @param start where it begins when nothing is held
 * @returns undefined when the key was none of these
 */
export function heldAfter(name: string, held: Held | null, start: Square, bounds: GridBounds): Held | null | undefined {
  const { from, at, corners = [] } = held ?? { from: start, at: start };
  const next = besides(at, name, bounds.grid);
  const before = corners.length > 0 ? { corners } : {};
  if (next) return { from, at: within(next, bounds) ? next : at, ...before };
  if (held && name === 'Enter') return { from: at, at, corners: [...corners, from] };
  return held && name === 'Escape' ? null : undefined;
}

/** The middles of all corners of a measured way, its ends among them. */
export const cornersOf = ({ corners = [], from, at }: Held, grid: GridKind): readonly Point[] =>
  [...corners, from, at].map((corner) => centreOf(corner, grid));

/** In words, for those who do not see the board. */
export function heldInWords(tool: Tool, held: Held, on: Measured, pace: Pace, rise = 0): string {
  const place = columnAndRow(held.at);
  const feet = feetAlong(cornersOf(held, on.grid), on.feetPerSquare, on.grid);
  if (tool === 'area') return `An area of ${Math.round(feet)} feet, to ${place}: Enter lays it`;
  if (tool === 'point') return `Pointing at ${place}`;
  return `${lengthAloud(feet, on, pace, rise)}, to ${place}`;
}
