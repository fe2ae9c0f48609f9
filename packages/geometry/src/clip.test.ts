import { expect, test } from 'vitest';
import { clipped } from './clip.ts';
import type { Segment } from './point.ts';

const wall = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});
const table: [string, Segment, Segment | null][] = [
  ['inside stays as it is', wall(1, 1, 2, 3), wall(1, 1, 2, 3)],
  ['along the edge stays', wall(0, 0, 10, 0), wall(0, 0, 10, 0)],
  ['outside goes', wall(11, 0, 12, 5), null],
  ['touching the edge by an end alone goes', wall(10, 5, 12, 5), null],
  ['across is cut at both edges', wall(-5, 5, 15, 5), wall(0, 5, 10, 5)],
  ['past a corner goes', wall(8, 12, 12, 8.5), null],
];
test.each(table)('a wall %s', (_, segment, expected) => {
  expect(clipped(segment, { width: 10, height: 10 })).toEqual(expected);
});
