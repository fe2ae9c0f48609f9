import type { AreaShape } from '@lanthorn/geometry';
import type { Area } from './scene.ts';

/** An area as a shape of squares. */
export const shapeOf = (
  { kind, at, feet, width, degrees }: Omit<Area, 'id' | 'scene' | 'by' | 'open'>,
  feetPerSquare: number,
): AreaShape => ({ kind, at, length: feet / feetPerSquare, width: width / feetPerSquare, degrees });

/** `20′ circle`, `60′ cone, 30′ wide`. */
export const areaInWords = ({ kind, feet, width }: Pick<Area, 'kind' | 'feet' | 'width'>): string =>
  kind === 'cone' || kind === 'line' ? `${feet}′ ${kind}, ${width}′ wide` : `${feet}′ ${kind}`;
