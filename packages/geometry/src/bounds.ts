import type { Square } from './point.ts';

/** The size of a map, in squares. */
export interface Bounds {
  readonly width: number;
  readonly height: number;
}

export const within = ({ x, y }: Square, { width, height }: Bounds): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;
