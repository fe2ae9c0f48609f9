import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOf, type Segment, type Square } from './point.ts';
import { sidesOf } from './sides.ts';
import { countPieces, segmentSquares, wallPieces } from './wall-pieces.ts';

const wall = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});
const bounds = { width: 10, height: 10, grid: 'square' } as const;

describe('the pieces of a wall', () => {
  test('are counted without being cut, however long it is', () => {
    const walls = [wall(1, 2, 3, 2), wall(0.5, 0.5, 4.5, 0.7), wall(2, 2, 2, 2.5), wall(1.5, 3, 0.25, 1)];
    for (const one of walls) expect(countPieces([one], 'square')).toBe(wallPieces([one], bounds).length);
    expect(countPieces(walls, 'square')).toBe(wallPieces(walls, bounds).length);
    expect(countPieces([wall(-1e9, 0, 1e9, 0)], 'square')).toBe(2e9);
  });

  test('are cut at the lines of the grid, each with the squares on both sides', () => {
    expect(wallPieces([wall(1, 2, 3, 2)], bounds)).toEqual([
      {
        segment: wall(1, 2, 2, 2),
        squares: [
          { x: 1, y: 1 },
          { x: 1, y: 2 },
        ],
      },
      {
        segment: wall(2, 2, 3, 2),
        squares: [
          { x: 2, y: 1 },
          { x: 2, y: 2 },
        ],
      },
    ]);
  });

  test('inside a square belong to it alone', () => {
    expect(wallPieces([wall(1.3, 1.5, 1.7, 1.5)], bounds).map(({ squares }) => squares)).toEqual([[{ x: 1, y: 1 }]]);
  });

  test('on the edge of the map name no square outside it', () => {
    expect(wallPieces([wall(0, 0, 1, 0)], bounds).map(({ squares }) => squares)).toEqual([[{ x: 0, y: 0 }]]);
  });

  test('make up the whole wall again', () => {
    const number = fc.double({ min: 0, max: 10, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, (a, b, c, d) => {
        const whole = wall(a, b, c, d);
        const pieces = wallPieces([whole], bounds).map(({ segment }) => segment);
        expect(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)).toBeCloseTo(lengthOf(whole), 5);
        for (const [i, piece] of pieces.slice(1).entries()) {
          expect(lengthOf({ a: pieces[i]?.b ?? piece.b, b: piece.a })).toBeLessThan(1e-6);
        }
      }),
    );
  });
});

describe('a door', () => {
  const q = (x: number, y: number): Square => ({ x, y });
  const table: [string, Segment, Square[]][] = [
    ['between two squares side by side', wall(5, 2, 5, 3), [q(5, 2), q(4, 2)]],
    ['between two squares one below the other', wall(5, 2, 6, 2), [q(5, 1), q(5, 2)]],
    ['two squares wide', wall(5, 2, 5, 4), [q(5, 3), q(4, 3)]],
    ['across the middle of a square', wall(5.5, 2, 5.5, 3), [q(6, 2), q(4, 2)]],
    ['askew inside one square', wall(9.233454, 2.233454, 9.766546, 2.766546), [q(10, 1), q(8, 3)]],
  ];
  test.each(table)('separates the squares on its sides: %s', (_, segment, expected) => {
    expect(sidesOf(segment, 'square')).toEqual(expected);
  });

  test('lies along the squares it touches', () => {
    expect(segmentSquares(wall(5, 2, 5, 3), 'square')).toEqual([q(4, 2), q(5, 2)]);
  });
});
