import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Barrier, barriersOf } from './barriers.ts';
import { distanceInFeet, distanceInSquares } from './distance.ts';
import { pathLength, pathTo, pathToNearest } from './path.ts';
import type { Segment, Square } from './point.ts';
import { reachable } from './reach.ts';
import { roomSquares } from './room.ts';
import { squaresOf } from './square-rows.ts';
import { canStep, type Ground } from './step.ts';

const wall = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});
const ground = (walls: Barrier[], floor: readonly string[] | null = null, width = 7, height = 3): Ground => ({
  floor,
  barriers: barriersOf(walls),
  bounds: { width, height, grid: 'square' },
});
const q = (x: number, y: number): Square => ({ x, y });

describe('a step', () => {
  const table: [string, Square, Square, Ground, boolean][] = [
    ['goes to a neighbour', q(0, 0), q(1, 1), ground([]), true],
    ['does not stand still or leap', q(0, 0), q(2, 0), ground([]), false],
    ['does not leave the map', q(0, 0), q(-1, 0), ground([]), false],
    ['does not leave the floor', q(0, 0), q(1, 0), ground([], ['1011111', '1111111', '1111111']), false],
    ['does not cut a corner of the floor', q(0, 0), q(1, 1), ground([], ['1011111', '1111111', '1111111']), false],
    ['does not go through a wall', q(0, 0), q(1, 0), ground([wall(1, 0, 1, 1)]), false],
    ['does not cut the corner of a wall', q(0, 0), q(1, 1), ground([wall(1, 1, 2, 1)]), false],
    [
      'goes through a one-way wall from its left',
      q(0, 0),
      q(1, 0),
      ground([{ ...wall(1, 1, 1, 0), oneWay: true }]),
      true,
    ],
    ['does not come back through it', q(1, 0), q(0, 0), ground([{ ...wall(1, 1, 1, 0), oneWay: true }]), false],
    [
      'does not slip between two walls that touch',
      q(0, 0),
      q(1, 1),
      ground([wall(1, 1, 2, 1), wall(0, 1, 1, 1)]),
      false,
    ],
  ];
  test.each(table)('%s', (_, from, to, on, expected) => {
    expect(canStep(from, to, on)).toBe(expected);
  });
});

describe('a path', () => {
  test('counts a diagonal as one square and a half', () => {
    const path = pathTo(q(0, 0), q(4, 2), ground([]), 99);
    expect(pathLength(path ?? [], 'square')).toBe(5);
    expect(distanceInSquares(q(0, 0), q(4, 2), 'square')).toBe(5);
    expect(distanceInFeet(q(0, 0), q(4, 2), 'square', 10)).toBe(50);
  });

  test('goes round a wall', () => {
    const path = pathTo(q(0, 0), q(1, 0), ground([wall(1, 0, 1, 2)]), 99);
    expect(path).toHaveLength(6);
    expect(pathLength(path ?? [], 'square')).toBe(5);
  });

  test('is none when longer than allowed, off the floor, or walled off', () => {
    expect(pathTo(q(0, 0), q(6, 0), ground([]), 5)).toBeNull();
    expect(pathTo(q(0, 0), q(9, 0), ground([]), 99)).toBeNull();
    expect(pathTo(q(0, 0), q(1, 0), ground([wall(1, 0, 1, 3)]), 99)).toBeNull();
  });

  test('to where one stands is that square', () => {
    expect(pathTo(q(2, 1), q(2, 1), ground([]), 0)).toEqual([q(2, 1)]);
  });

  test('is as short as reachable says, step by step, wherever the walls stand', () => {
    const end = fc.integer({ min: 0, max: 8 });
    const walls = fc.array(
      fc.tuple(end, end, end, end).map(([a, b, c, d]) => wall(a, b, c, d)),
      { maxLength: 14 },
    );
    const place = fc.record({ x: fc.integer({ min: 0, max: 7 }), y: fc.integer({ min: 0, max: 7 }) });
    fc.assert(
      fc.property(walls, place, place, (list, from, to) => {
        const on = ground(list, null, 8, 8);
        const path = pathTo(from, to, on, 40);
        const reached = reachable(from, on, 40).find(({ square }) => square.x === to.x && square.y === to.y);
        expect(path === null ? null : pathLength(path, 'square')).toBe(reached?.length ?? null);
        for (const [i, step] of (path ?? []).slice(1).entries())
          expect(canStep(path?.[i] ?? from, step, on)).toBe(true);
      }),
    );
  });

  test('leads to the nearest of several squares by the way on foot, though another is nearer through a wall', () => {
    const walled = ground([wall(2, 0, 2, 3)], null, 12);
    expect(pathToNearest(q(3, 1), [q(1, 1), q(9, 1), q(11, 1)], walled, 99)?.at(-1)).toEqual(q(9, 1));
    expect(pathToNearest(q(3, 1), [q(1, 1)], walled, 99)).toBeNull();
    expect(pathToNearest(q(3, 1), [], walled, 99)).toBeNull();
  });

  test('goes round ground that counts twice, where that is shorter', () => {
    const times = ({ x, y }: Square) => (x > 1 && x < 5 && y === 1 ? 2 : 1);
    const hemmedIn = ground([wall(0, 1, 7, 1), wall(0, 2, 7, 2)]);
    expect(pathTo(q(1, 1), q(5, 1), ground([]), 99, times)).not.toContainEqual(q(3, 1));
    expect(pathTo(q(1, 1), q(5, 1), hemmedIn, 7, times)).toContainEqual(q(3, 1));
    expect(pathTo(q(1, 1), q(5, 1), hemmedIn, 6, times)).toBeNull();
  });

  test('reaches a square by the shortest way, or not at all where that costs more than there is to spend', () => {
    const costs = ({ y }: Square) => (y === 1 ? 1 : 0.25);
    const farthest = Math.max(
      ...reachable(q(0, 1), ground([]), 99, { costs, most: 2 }).flatMap(({ square: { x, y } }) => (y === 1 ? [x] : [])),
    );
    expect(farthest).toBe(2);
  });

  test('reaches every square once, nearest first', () => {
    const reached = reachable(q(3, 1), ground([]), 2);
    expect(reached[0]).toEqual({ square: q(3, 1), length: 0 });
    expect(reached).toHaveLength(11);
    expect(reached.map(({ length }) => length)).toEqual(reached.map(({ length }) => length).sort((a, b) => a - b));
  });
});

describe('a room', () => {
  test('is what straight steps reach inside its walls', () => {
    const room = roomSquares(q(0, 0), ground([wall(3, 0, 3, 3)]));
    expect(room).toEqual(['1110000', '1110000', '1110000']);
  });

  test('off the floor is empty', () => {
    expect(squaresOf(roomSquares(q(0, 0), ground([], ['0111111', '1111111', '1111111'])))).toEqual([]);
  });
});
