import { type AreaShape, type GridKind, squareAt } from '@lanthorn/geometry';
import { columnAndRow, toldApart } from '../core/told-apart.ts';
import type { Area } from './scene.ts';

/** An area as a shape of squares. */
export const shapeOf = (
  { kind, at, feet, width, degrees }: Omit<Area, 'id' | 'scene' | 'by' | 'open'>,
  feetPerSquare: number,
): AreaShape => ({ kind, at, length: feet / feetPerSquare, width: width / feetPerSquare, degrees });

/** `circle of 20′ radius`, `square of 20′ a side`, `60′ cone, 30′ wide`. */
export function areaInWords({ kind, feet, width }: Pick<Area, 'kind' | 'feet' | 'width'>): string {
  if (kind === 'circle') return `circle of ${feet}′ radius`;
  return kind === 'square' ? `square of ${feet}′ a side` : `${feet}′ ${kind}, ${width}′ wide`;
}

/** Each area of a map in words; those of one shape and size with where they are. */
export const areasToldApart = (areas: readonly Area[], grid: GridKind): readonly (readonly [Area, string])[] =>
  toldApart(areas, areaInWords, ({ at }) => columnAndRow(squareAt(at, grid)));
