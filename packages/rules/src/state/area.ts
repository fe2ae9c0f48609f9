import { type AreaShape, type GridKind, squareAt } from '@lanthorn/geometry';
import { columnAndRow, toldApart } from '../core/told-apart.ts';
import type { Area } from './scene.ts';

/** An area as a shape of squares. */
export const shapeOf = (
  { kind, at, feet, width, degrees, height }: Omit<Area, 'id' | 'scene' | 'by' | 'open'>,
  feetPerSquare: number,
): AreaShape => ({
  kind,
  at,
  length: feet / feetPerSquare,
  width: width / feetPerSquare,
  degrees,
  ...(height ? { height: height / feetPerSquare } : {}),
});

/** `circle of 20′ radius`, `square of 20′ a side (30′ up)`, `60′ cone, 30′ wide`. */
export const areaInWords = (area: Measured): string => `${sizeInWords(area)}${heightInWords(area)}`;

type Measured = Pick<Area, 'kind' | 'feet' | 'width' | 'height'>;

const heightInWords = ({ height = 0 }: Measured): string =>
  height === 0 ? '' : ` (${Math.abs(height)}′ ${height > 0 ? 'up' : 'down'})`;

function sizeInWords({ kind, feet, width }: Measured): string {
  if (kind === 'circle') return `circle of ${feet}′ radius`;
  return kind === 'square' ? `square of ${feet}′ a side` : `${feet}′ ${kind}, ${width}′ wide`;
}

/** Each area of a map in words; those of one shape and size with where they are. */
export const areasToldApart = (areas: readonly Area[], grid: GridKind): readonly (readonly [Area, string])[] =>
  toldApart(areas, areaInWords, ({ at }) => columnAndRow(squareAt(at, grid)));
