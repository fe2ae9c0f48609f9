import type { Point, Segment } from '@lanthorn/geometry';
import type { UniversalVtt } from './format.ts';

/** A point of the file on the map itself, in squares, without the noise of the file's arithmetic. */
export function placed({ x, y }: Point, { resolution: { map_origin: origin } }: UniversalVtt): Point {
  return { x: tidy(x - origin.x), y: tidy(y - origin.y) };
}

export const tidySegment = ({ a, b }: Segment): Segment => ({
  a: { x: tidy(a.x), y: tidy(a.y) },
  b: { x: tidy(b.x), y: tidy(b.y) },
});

const tidy = (number: number): number => Math.round(number * 1e4) / 1e4 + 0;
