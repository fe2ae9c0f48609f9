import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { pathTo } from './path.ts';
import { passingBy, pathRound } from './path-round.ts';
import type { Square } from './point.ts';
import { reachable } from './reach.ts';
import type { Ground } from './step.ts';

const q = (x: number, y: number): Square => ({ x, y });
/** Two rows with a wall between them, open at their far ends. */
const loop = (width = 20): Ground => ({
  floor: null,
  barriers: barriersOf([{ a: { x: 1, y: 1 }, b: { x: width - 1, y: 1 } }]),
  bounds: { width, height: 2, grid: 'square' },
});
const isAt =
  (...squares: readonly Square[]) =>
  ({ x, y }: Square) =>
    squares.some((each) => each.x === x && each.y === y);

describe('a path round shunned squares', () => {
  test('takes any way within its length that is free of them', () => {
    const way = pathRound(q(4, 0), q(6, 0), loop(), 99, isAt(q(5, 0)));
    expect(way).not.toContainEqual(q(5, 0));
    expect(way?.length).toBeGreaterThan(30);
    expect(pathRound(q(4, 0), q(6, 0), loop(), 99, isAt(q(5, 0)), () => 1)).toEqual(way);
    expect(pathRound(q(4, 0), q(6, 0), loop(), 99, null)).toContainEqual(q(5, 0));
  });

  test('ends on one where that is the goal, and passes the others by', () => {
    expect(pathRound(q(4, 0), q(5, 0), loop(), 99, isAt(q(5, 0)))).toEqual([q(4, 0), q(5, 0)]);
    const long = pathRound(q(3, 0), q(5, 0), loop(), 99, isAt(q(4, 0), q(5, 0)));
    expect(long).not.toContainEqual(q(4, 0));
  });

  test('crosses as few as it must where there is no other way, and none is longer for it', () => {
    const both = isAt(q(0, 0), q(0, 1), q(19, 0));
    expect(pathRound(q(4, 0), q(4, 1), loop(), 99, both)).not.toContainEqual(q(0, 0));
    expect(pathRound(q(4, 0), q(4, 1), loop(), 9, both)).toEqual(pathTo(q(4, 0), q(4, 1), loop(), 9));
  });

  test('is what is reached without a step onto one', () => {
    const reached = reachable(q(4, 0), loop(), 9, { times: passingBy(isAt(q(5, 0))) }).map(({ square }) => square);
    expect(reached).not.toContainEqual(q(6, 0));
    expect(reached).toContainEqual(q(4, 1));
  });
});
