import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centreOf,
  countWithin,
  extentOf,
  GRIDS,
  gridOf,
  neighboursOf,
  outlineOf,
  sidesAround,
  squareAt,
} from './grid.ts';
import { hexAt, hexDistance, hexMiddle } from './hex.ts';
import { INSET } from './inset.ts';
import { type Point, type Square, sameSquare } from './point.ts';

const whole = fc.integer({ min: -30, max: 30 });
const place: fc.Arbitrary<Square> = fc.record({ x: whole, y: whole });
const number = fc.double({ min: -30, max: 30, noNaN: true });
const point: fc.Arbitrary<Point> = fc.record({ x: number, y: number });
const key = ({ x, y }: Square) => `${x},${y}`;

/** Steps of a place to all others that so many steps reach, one ring after the other. */
function ringsAbout(from: Square, most: number, kind: (typeof GRIDS)[number]): ReadonlyMap<string, number> {
  const found = new Map([[key(from), 0]]);
  let edge: readonly Square[] = [from];
  for (let steps = 1; steps <= most; steps += 1)
    edge = edge
      .flatMap((at) => neighboursOf(at, kind))
      .filter((at) => {
        const isNew = !found.has(key(at));
        if (isNew) found.set(key(at), steps);
        return isNew;
      });
  return found;
}

/** Whether a point lies in a convex outline whose corners go clockwise, as it is seen with y down; its edge included. */
const holds = (outline: readonly Point[], { x, y }: Point): boolean =>
  outline.every((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= -1e-9;
  });

describe.each(GRIDS)('a grid, %s', (kind) => {
  const grid = gridOf(kind);

  test('has as many places in a part of the plane as it takes to reach as far', () => {
    const count = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(count, count, (width, height) => {
        const { width: wide, height: high } = extentOf({ width, height, grid: kind });
        expect(countWithin({ width: wide + 0.01, height: high + 0.01 }, kind, 0)).toEqual({ width, height });
        expect(countWithin({ width: wide - 0.05, height: high - 0.05 }, kind, 0)).toEqual({
          width: width - 1,
          height: height - 1,
        });
        expect(countWithin({ width: wide - 0.05, height: high - 0.05 }, kind, 0.1)).toEqual({ width, height });
      }),
    );
    expect(countWithin({ width: 0.1, height: 0.1 }, kind, 0)).toEqual({ width: 1, height: 1 });
  });

  test('is named as it is chosen', () => {
    expect(grid.kind).toBe(kind);
  });

  test('a place lies at its own middle', () => {
    fc.assert(fc.property(place, (at) => void expect(squareAt(centreOf(at, kind), kind)).toEqual(at)));
  });

  test('whoever is a neighbour of one has that one as a neighbour, a step away', () => {
    fc.assert(
      fc.property(place, (at) => {
        for (const next of neighboursOf(at, kind)) {
          expect(neighboursOf(next, kind).some((back) => sameSquare(back, at))).toBe(true);
          expect(grid.stepsBetween(at, next)).toBe(1);
        }
      }),
    );
  });

  test('steps lead to the neighbours, which are told row by row', () => {
    fc.assert(
      fc.property(place, ({ x, y }) => {
        const led = grid.stepsFrom({ x, y }).map((step) => ({ x: x + step.x, y: y + step.y }));
        expect(neighboursOf({ x, y }, kind)).toEqual(led.toSorted((a, b) => a.y - b.y || a.x - b.x));
      }),
    );
  });

  test('the points that stand for a place lie well within it, the middle first', () => {
    fc.assert(
      fc.property(place, (at) => {
        const [x, y] = [grid.originX(at.x, at.y), grid.originY(at.x, at.y)];
        const points = grid.samples.flatMap((across, i) =>
          i % 2 === 0 ? [{ x: x + across, y: y + (grid.samples[i + 1] ?? 0) }] : [],
        );
        expect(points).toHaveLength(1 + outlineOf(at, kind).length);
        expect(points[0]).toEqual(centreOf(at, kind));
        for (const point of points) expect(grid.near(point, INSET - 1e-6)).toEqual([at]);
      }),
    );
  });

  test('the places near a point are those that it lies in when it is moved so far', () => {
    const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(point, turn, ({ x, y }, angle) => {
        const moved = squareAt({ x: x + 0.3 * Math.cos(angle), y: y + 0.3 * Math.sin(angle) }, kind);
        expect(grid.near({ x, y }, 0.3 + 1e-6)).toContainEqual(moved);
      }),
    );
  });

  test('between the places where a line crosses an edge it stays in one place', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const cuts = [0, ...grid.crossings({ a, b }), 1].toSorted((one, other) => one - other);
        const at = (part: number) => grid.near({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, 1e-6);
        for (const [n, to] of cuts.slice(1).entries()) {
          const from = cuts[n] ?? 0;
          if (to - from < 1e-9) continue;
          const [first, last] = [at(from * 0.99 + to * 0.01), at(from * 0.01 + to * 0.99)];
          expect(first.some((one) => last.some((other) => sameSquare(one, other)))).toBe(true);
        }
        const pieces = cuts.slice(1).filter((to, n) => to - (cuts[n] ?? 0) > 1e-9).length;
        expect(pieces).toBeLessThanOrEqual(grid.countPieces({ a, b }));
      }),
    );
  });

  test('under a box lie the places of all its points, and none that it does not reach', () => {
    const reach = fc.double({ min: 0, max: 3, noNaN: true });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(point, reach, reach, part, part, ({ x, y }, wide, high, across, down) => {
        const under = grid.under(x, y, x + wide, y + high);
        expect(under).toContainEqual(squareAt({ x: x + wide * across, y: y + high * down }, kind));
        for (const one of under) {
          const xs = outlineOf(one, kind).map((corner) => corner.x);
          const ys = outlineOf(one, kind).map((corner) => corner.y);
          expect(Math.min(...xs)).toBeLessThanOrEqual(x + wide + 1e-6);
          expect(Math.max(...xs)).toBeGreaterThanOrEqual(x - 1e-6);
          expect(Math.min(...ys)).toBeLessThanOrEqual(y + high + 1e-6);
          expect(Math.max(...ys)).toBeGreaterThanOrEqual(y - 1e-6);
        }
      }),
    );
  });

  test('beyond each side of a place lies a neighbour that shares it', () => {
    fc.assert(
      fc.property(place, (at) => {
        for (const { a, b, beyond } of sidesAround(at, kind)) {
          const shared = sidesAround(beyond, kind).find((side) => sameSquare(side.beyond, at));
          expect(Math.hypot((shared?.a.x ?? 0) - b.x, (shared?.a.y ?? 0) - b.y)).toBeLessThan(1e-9);
          expect(Math.hypot((shared?.b.x ?? 0) - a.x, (shared?.b.y ?? 0) - a.y)).toBeLessThan(1e-9);
        }
        expect(sidesAround(at, kind)).toHaveLength(grid.sides);
      }),
    );
  });

  test('a step counts what it is long by the distance of the places', () => {
    fc.assert(
      fc.property(place, ({ x, y }) => {
        for (const step of grid.stepsFrom({ x, y }))
          expect(grid.distance({ x, y }, { x: x + step.x, y: y + step.y })).toBe(step.length);
      }),
    );
  });

  test('steps over a side come first, and their middles are 1 apart', () => {
    fc.assert(
      fc.property(place, (at) => {
        for (const [way, step] of grid.stepsFrom(at).entries()) {
          const [a, b] = [centreOf(at, kind), centreOf({ x: at.x + step.x, y: at.y + step.y }, kind)];
          if (way < grid.sides) expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(1, 9);
          else expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeGreaterThan(1.4);
        }
      }),
    );
  });

  test('steps between two places are as many as it takes, one after the other', () => {
    fc.assert(
      fc.property(place, (from) => {
        for (const [to, steps] of ringsAbout(from, 4, kind)) {
          const [x = 0, y = 0] = to.split(',').map(Number);
          expect(grid.stepsBetween(from, { x, y })).toBe(steps);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('distance is none to itself alone, the same both ways, and no longer than by way of another place', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(grid.distance(a, b) === 0).toBe(sameSquare(a, b));
        expect(grid.distance(a, b)).toBe(grid.distance(b, a));
        expect(grid.distance(a, c)).toBeLessThanOrEqual(grid.distance(a, b) + grid.distance(b, c));
      }),
    );
  });

  test('a point lies in the outline of its place', () => {
    fc.assert(fc.property(point, (at) => void expect(holds(outlineOf(squareAt(at, kind), kind), at)).toBe(true)));
  });

  test('outlines share no more than their edges', () => {
    fc.assert(
      fc.property(point, (at) => {
        const own = squareAt(at, kind);
        const within = neighboursOf(own, kind).filter((next) => {
          const middle = centreOf(next, kind);
          const inwards = { x: at.x + (at.x - middle.x) * 1e-6, y: at.y + (at.y - middle.y) * 1e-6 };
          return holds(outlineOf(next, kind), inwards);
        });
        expect(within).toEqual([]);
      }),
    );
  });

  test('a map reaches to the farthest corner of its places and begins at the nearest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (width, height) => {
        const corners = Array.from({ length: width * height }, (_, at) => ({
          x: at % width,
          y: Math.floor(at / width),
        })).flatMap((at) => outlineOf(at, kind));
        const { width: right, height: bottom } = extentOf({ width, height, grid: kind });
        expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0, 9);
        expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0, 9);
        expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(right, 9);
        expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(bottom, 9);
      }),
    );
  });

  test('the span of a box holds the place of every point in it', () => {
    const reach = fc.double({ min: 0, max: 5, noNaN: true });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(point, reach, reach, part, part, ({ x, y }, wide, high, across, down) => {
        const at = squareAt({ x: x + wide * across, y: y + high * down }, kind);
        const span = grid.spanOf(x, y, x + wide, y + high);
        expect(at.x >= span.left && at.x <= span.right && at.y >= span.top && at.y <= span.bottom).toBe(true);
      }),
    );
  });
});

describe.each(['pointy', 'flat'] as const)('hexes to fight on, %s', (layout) => {
  test('lie as those that one travels over, in another measure', () => {
    fc.assert(
      fc.property(place, place, point, (a, b, at) => {
        expect(gridOf(layout).distance(a, b)).toBe(hexDistance(a, b, layout));
        const middle = hexMiddle(a, layout);
        expect(centreOf(a, layout).x).toBeCloseTo(middle.x / Math.sqrt(3), 9);
        expect(centreOf(a, layout).y).toBeCloseTo(middle.y / Math.sqrt(3), 9);
        const here = centreOf(squareAt(at, layout), layout);
        const there = centreOf(hexAt({ x: at.x * Math.sqrt(3), y: at.y * Math.sqrt(3) }, layout), layout);
        expect(Math.hypot(at.x - here.x, at.y - here.y)).toBeCloseTo(Math.hypot(at.x - there.x, at.y - there.y), 9);
      }),
    );
  });
});
