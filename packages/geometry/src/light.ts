import type { Barriers } from './barriers.ts';
import type { Bounds } from './bounds.ts';
import { emptyMask, type Mask } from './mask.ts';
import type { Point } from './point.ts';
import { markVisible } from './sight.ts';

/** A light: where it burns, and how far it reaches in squares. */
export interface Light {
  readonly at: Point;
  readonly radius: number;
}

/** The squares that the lights reach past the barriers. */
export function litMask(lights: readonly Light[], barriers: Barriers, bounds: Bounds): Mask {
  const mask = emptyMask(bounds);
  for (const { at, radius } of lights) markVisible(mask, at, radius, barriers);
  return mask;
}
