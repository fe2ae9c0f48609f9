import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { besideSquares } from './beside.ts';
import { distanceInSquares } from './distance.ts';
import { centreOf, type GridBounds, neighboursOf, outlineOf } from './grid.ts';
import { seenSquares } from './party-sight.ts';
import { pathLength, pathTo } from './path.ts';
import { lengthOf, type Segment, type Square } from './point.ts';
import { reachable } from './reach.ts';
import { roomSquares } from './room.ts';
import { sidesOf } from './sides.ts';
import { visibleSquares } from './sight.ts';
import { countSquares, fullRows, hasSquare, squaresOf } from './square-rows.ts';
import { canStep, type Ground } from './step.ts';
import { countPieces, segmentSquares, wallPieces } from './wall-pieces.ts';

const q = (x: number, y: number): Square => ({ x, y });
const key = ({ x, y }: Square) => `${x},${y}`;
const sorted = (places: readonly Square[]) => places.toSorted((a, b) => a.y - b.y || a.x - b.x);

describe.each(['pointy', 'flat'] as const)('on hexes, %s', (grid) => {
  const bounds: GridBounds = { width: 11, height: 11, grid };
  const middle = q(5, 5);
  const on = (walls: readonly Segment[], floor: Ground['floor'] = null): Ground => ({
    floor,
    barriers: barriersOf(walls),
    bounds,
  });
  const sides = outlineOf(middle, grid).map((a, at, all): Segment => ({ a, b: all[(at + 1) % 6] ?? a }));
  const number = fc.double({ min: 0, max: 10, noNaN: true });
  const wall = fc
    .tuple(number, number, number, number)
    .map(([ax, ay, bx, by]): Segment => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } }));
  const walls = fc.array(wall, { maxLength: 8 });

  test('one steps six ways, and counts one for each', () => {
    const near = reachable(middle, on([]), 1);
    expect(sorted(near.slice(1).map(({ square }) => square))).toEqual(neighboursOf(middle, grid));
    expect(near.slice(1).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('a wall along a side keeps from that step alone', () => {
    for (const side of sides) {
      const open = neighboursOf(middle, grid).filter((next) => canStep(middle, next, on([side])));
      expect(open).toHaveLength(5);
    }
  });

  test('one passes between two hexes that are no floor, over the side that is free', () => {
    const floor = fullRows(11, 11).map((row, y) =>
      Array.from(row, (_, x) => (key(q(x, y)) === key(neighboursOf(middle, grid)[0] ?? middle) ? '0' : '1')).join(''),
    );
    expect(neighboursOf(middle, grid).filter((next) => canStep(middle, next, on([], floor)))).toHaveLength(5);
  });

  test('a way is as long as the distance where nothing stands in it, and none leads out of a closed hex', () => {
    const place = fc.record({ x: fc.nat(10), y: fc.nat(10) });
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(pathLength(pathTo(from, to, on([]), 50) ?? [], grid)).toBe(distanceInSquares(from, to, grid));
      }),
    );
    expect(pathTo(middle, q(0, 0), on(sides), 50)).toBeNull();
    expect(squaresOf(roomSquares(middle, on(sides)))).toEqual([middle]);
  });

  test('whoever can walk there can walk back, and no shorter', () => {
    fc.assert(
      fc.property(walls, (list) => {
        const ground = on(list);
        const lengths = reachable(middle, ground, 4);
        for (const { square, length } of lengths) {
          const way = pathTo(middle, square, ground, 50);
          expect(way && pathLength(way, grid)).toBe(length);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the same walls bar other steps where the places are squares', () => {
    const [side] = sides;
    const barriers = barriersOf(side ? [side] : []);
    const open = (kind: GridBounds['grid']) =>
      neighboursOf(middle, kind).filter((next) =>
        canStep(middle, next, { floor: null, barriers, bounds: { ...bounds, grid: kind } }),
      ).length;
    expect(open(grid)).toBe(5);
    expect(open('square')).not.toBe(5);
    expect(open(grid)).toBe(5);
  });

  test('all is seen where nothing stands in the way, and one hex alone from within closed walls', () => {
    expect(countSquares(visibleSquares(centreOf(middle, grid), Infinity, barriersOf([]), bounds))).toBe(121);
    expect(squaresOf(visibleSquares(centreOf(middle, grid), Infinity, barriersOf(sides), bounds))).toEqual([middle]);
  });

  test('a light shows the hexes about it, as far each way', () => {
    const lights = { burning: [{ at: centreOf(middle, grid), radius: 1 }], fixed: [] };
    const viewer = { at: centreOf(middle, grid), infravision: 0 };
    const seen = squaresOf(seenSquares([viewer], lights, 'dark', barriersOf([]), bounds));
    expect(seen).toEqual(sorted([middle, ...neighboursOf(middle, grid)]));
  });

  test('what is seen without walls is what is near enough, looked at from anywhere', () => {
    const at = fc.record({
      x: fc.double({ min: 1, max: 9, noNaN: true }),
      y: fc.double({ min: 1, max: 8, noNaN: true }),
    });
    fc.assert(
      fc.property(at, fc.double({ min: 0.5, max: 4, noNaN: true }), (from, radius) => {
        const seen = visibleSquares(from, radius, barriersOf([]), bounds);
        for (let y = 0; y < 11; y += 1)
          for (let x = 0; x < 11; x += 1) {
            const away = Math.hypot(centreOf(q(x, y), grid).x - from.x, centreOf(q(x, y), grid).y - from.y);
            if (away <= radius) expect(hasSquare(seen, q(x, y))).toBe(true);
            if (away > radius + 0.6) expect(hasSquare(seen, q(x, y))).toBe(false);
          }
      }),
      { numRuns: 30 },
    );
  });

  test('a wall along a side belongs to the two hexes that share it', () => {
    for (const side of sides) {
      const beside = segmentSquares(side, grid);
      expect(beside).toHaveLength(2);
      expect(beside.map(key)).toContain(key(middle));
      expect(sidesOf(side, grid).map(key).toSorted()).toEqual(beside.map(key).toSorted());
      expect(besideSquares(side, [], grid).map(key).toSorted()).toEqual(beside.map(key).toSorted());
    }
  });

  test('pieces of a wall make up the whole of it, and are no more than are counted', () => {
    fc.assert(
      fc.property(walls, (list) => {
        const pieces = wallPieces(list, bounds);
        const sum = (all: readonly Segment[]) => all.reduce((length, one) => length + lengthOf(one), 0);
        expect(sum(pieces.map(({ segment }) => segment))).toBeCloseTo(sum(list), 5);
        expect(pieces.length).toBeLessThanOrEqual(countPieces(list, grid));
      }),
    );
  });
});
