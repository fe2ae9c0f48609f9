import type { Barriers } from './barriers.ts';
import type { GridBounds } from './grid.ts';
import { emptyMask, type Mask } from './mask.ts';
import type { Point, Square } from './point.ts';
import { isVisible, markVisible } from './sight.ts';

/** A light: where it burns, and how far it reaches in squares. */
export interface Light {
  readonly at: Point;
  readonly radius: number;
}

/** The lights of a map: those that come and go, and those that belong to it, which stay one list for as long as they do. */
export interface Lights {
  readonly burning: readonly Light[];
  readonly fixed: readonly Light[];
}

/** The squares that the lights reach past the barriers. */
export function litMask({ burning, fixed }: Lights, barriers: Barriers, bounds: GridBounds): Mask {
  const mask = { bounds, bytes: fixedMask(fixed, barriers, bounds).bytes.slice() };
  for (const { at, radius } of burning) markVisible(mask, at, radius, barriers);
  return mask;
}

/** Whether a light reaches one square past the barriers. */
export const isLit = (square: Square, { burning, fixed }: Lights, barriers: Barriers, bounds: GridBounds): boolean =>
  fixedMask(fixed, barriers, bounds).bytes[square.y * bounds.width + square.x] === 1 ||
  burning.some(({ at, radius }) => isVisible(at, square, radius, barriers, bounds.grid));

const known = new WeakMap<Barriers, WeakMap<readonly Light[], Mask>>();

/** What the lights of a map reach, worked out once while no barrier changes: there may be hundreds of them. */
function fixedMask(fixed: readonly Light[], barriers: Barriers, bounds: GridBounds): Mask {
  const masks = known.get(barriers) ?? new WeakMap<readonly Light[], Mask>();
  known.set(barriers, masks);
  const before = masks.get(fixed);
  if (before && isSameMap(before.bounds, bounds)) return before;
  const mask = emptyMask(bounds);
  for (const { at, radius } of fixed) markVisible(mask, at, radius, barriers);
  masks.set(fixed, mask);
  return mask;
}

const isSameMap = (one: GridBounds, other: GridBounds): boolean =>
  one.width === other.width && one.height === other.height && one.grid === other.grid;
