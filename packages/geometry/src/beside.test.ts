import { describe, expect, test } from 'vitest';
import { besideSquares } from './beside.ts';
import type { Segment } from './point.ts';

const s = (ax: number, ay: number, bx: number, by: number): Segment => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });
const written = (squares: readonly { readonly x: number; readonly y: number }[]): string =>
  squares
    .map(({ x, y }) => `${x},${y}`)
    .toSorted()
    .join(' ');

describe('the squares beside a door', () => {
  const table: [string, Segment, Segment[], string][] = [
    ['on a border are the two it parts', s(5, 1, 5, 2), [s(5, 0, 5, 1), s(5, 2, 5, 9)], '4,1 5,1'],
    ['across the middle of a square are that and the two before it', s(5, 1.5, 6, 1.5), [], '5,0 5,1 5,2'],
    ['a little inside a square are that and the nearer one', s(5.3, 1, 5.3, 2), [], '4,1 5,1'],
    ['of double length are those of both its leaves', s(5, 1.5, 7, 1.5), [], '5,0 5,1 5,2 6,0 6,1 6,2'],
    ['askew are its own, and those at its four sides', s(5, 1, 6, 2), [], '4,1 5,0 5,1 5,2 6,1'],
    ['are not beyond a wall', s(5, 1.5, 6, 1.5), [s(4, 1, 7, 1)], '5,1 5,2'],
  ];
  test.each(table)('%s', (_, door, walls, expected) => {
    expect(written(besideSquares(door, walls, 'square'))).toBe(expected);
  });
});
