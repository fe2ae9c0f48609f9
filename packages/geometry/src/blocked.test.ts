import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Barrier, barriersOf } from './barriers.ts';
import { blocked } from './blocked.ts';
import type { Point, Segment } from './point.ts';

const p = (x: number, y: number): Point => ({ x, y });
const s = (ax: number, ay: number, bx: number, by: number): Segment => ({ a: p(ax, ay), b: p(bx, by) });

/** A wall that holds nothing from its left: one that leads up holds what comes from the right. */
const open = (ax: number, ay: number, bx: number, by: number): Barrier => ({ ...s(ax, ay, bx, by), oneWay: true });

describe('a line and the walls', () => {
  const table: [string, Point, Point, Barrier[], boolean][] = [
    ['passes where there is no wall', p(0.5, 0.5), p(9.5, 3.5), [], false],
    ['is blocked by a wall across it', p(0.5, 0.5), p(2.5, 0.5), [s(1, 0, 1, 1)], true],
    ['passes beside a wall', p(0.5, 0.5), p(2.5, 0.5), [s(1, 1, 1, 2)], false],
    ['passes along a wall', p(0.5, 0.5), p(5.5, 0.5), [s(0, 1, 6, 1)], false],
    ['stops short of a wall', p(0.5, 0.5), p(2.5, 0.5), [s(3, 0, 3, 1)], false],
    ['is blocked by the end of a wall it touches', p(0.5, 0.5), p(1.5, 1.5), [s(1, 1, 2, 1)], true],
    [
      'is blocked where two walls touch corner to corner',
      p(0.5, 0.5),
      p(1.5, 1.5),
      [s(1, 1, 2, 1), s(1, 1, 0, 1)],
      true,
    ],
    [
      'is blocked at a joint that noise left open',
      p(0.5, 0.5),
      p(1.5, 1.5),
      [s(1.0004, 1, 2, 1), s(1, 0.9996, 0, 1)],
      true,
    ],
    ['is blocked by a wall seen on edge', p(0.5, 0.5), p(5.5, 0.5), [s(2, 0.5, 4, 0.5)], true],
    ['passes a wall on its own line beyond its end', p(0.5, 0.5), p(5.5, 0.5), [s(7, 0.5, 9, 0.5)], false],
    ['is blocked by a wall of no length', p(0.5, 0.5), p(2.5, 0.5), [s(1.5, 0.5, 1.5, 0.5)], true],
    ['leaves a wall it stands on', p(1, 0.5), p(2.5, 0.5), [s(1, 0, 1, 1)], false],
    ['does not reach a wall it does not stand on', p(0.5, 0.5), p(1, 0.5), [s(1, 0, 1, 1)], true],
    [
      'ignores walls that are no numbers',
      p(0.5, 0.5),
      p(2.5, 0.5),
      [s(Number.NaN, 0, 1, 1), s(1, 0, Infinity, 1)],
      false,
    ],
    ['passes a one-way wall from its left', p(0.5, 0.5), p(2.5, 0.5), [open(1, 1, 1, 0)], false],
    ['is blocked by a one-way wall from its right', p(2.5, 0.5), p(0.5, 0.5), [open(1, 1, 1, 0)], true],
    [
      'is blocked by the walls beside a one-way wall',
      p(0.5, 0.5),
      p(1.5, 1.5),
      [open(1, 1, 1, 0), s(1, 1, 2, 1)],
      true,
    ],
    ['is blocked far off the map', p(-1e9, 0.5), p(1e9, 0.5), [s(1, 0, 1, 1)], true],
    ['does not end on a wall askew', p(0.8, 0.1), p(0.1 + 0.2, 0.3), [s(0.1, 0.1, 0.7, 0.7)], true],
    ['passes far beside all walls', p(-1e15, 9e14), p(1e15, 1e15), [s(1, 0, 1, 1)], false],
    ['from nowhere ends', p(Number.NaN, 0), p(Infinity, 0.5), [s(1, 0, 1, 1)], false],
  ];
  test.each(table)('%s', (_, from, to, walls, expected) => {
    expect(blocked(from, to, barriersOf(walls))).toBe(expected);
  });

  const point = fc.record({
    x: fc.double({ min: 0, max: 30, noNaN: true }),
    y: fc.double({ min: 0, max: 30, noNaN: true }),
  });
  const wall = fc.record({ a: point, b: point });

  test('agrees with testing every wall one by one', () => {
    fc.assert(
      fc.property(fc.array(wall, { maxLength: 40 }), point, point, (walls, from, to) => {
        expect(blocked(from, to, barriersOf(walls))).toBe(walls.some((one) => blocked(from, to, barriersOf([one]))));
      }),
      { numRuns: 400 },
    );
  });

  test('a one-way wall between two points is passed one way alone, and turned about the other', () => {
    const far = fc.double({ min: 0.1, max: 9, noNaN: true });
    const slant = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        wall,
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        slant,
        far,
        far,
        ({ a, b }, along, lean, one, other) => {
          const [dx, dy] = [b.x - a.x, b.y - a.y];
          const length = Math.hypot(dx, dy);
          fc.pre(length > 0.5);
          const way = p((dy + dx * lean) / length, (-dx + dy * lean) / length);
          const on = (off: number) => p(a.x + dx * along + way.x * off, a.y + dy * along + way.y * off);
          const [left, right] = [on(one), on(-other)];
          expect(blocked(left, right, barriersOf([{ a, b, oneWay: true }]))).toBe(false);
          expect(blocked(right, left, barriersOf([{ a, b, oneWay: true }]))).toBe(true);
          expect(blocked(left, right, barriersOf([{ a: b, b: a, oneWay: true }]))).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('no line leaves a closed ring of walls, whatever its shape', () => {
    const ring = fc.array(fc.double({ min: 1, max: 9, noNaN: true }), { minLength: 3, maxLength: 24 });
    const angle = fc.double({ min: 0, max: 7, noNaN: true });
    fc.assert(
      fc.property(ring, angle, (radii, way) => {
        const corners = radii.map((radius, i) => {
          const turn = (i / radii.length) * 2 * Math.PI;
          return p(15.5 + radius * Math.cos(turn), 15.5 + radius * Math.sin(turn));
        });
        const walls = corners.map((a, i) => ({ a, b: corners[(i + 1) % corners.length] ?? a }));
        expect(blocked(p(15.5, 15.5), p(15.5 + 20 * Math.cos(way), 15.5 + 20 * Math.sin(way)), barriersOf(walls))).toBe(
          true,
        );
        const corner = corners[0] ?? p(0, 0);
        const past = p(corner.x * 2 - 15.5, corner.y * 2 - 15.5);
        expect(blocked(p(15.5, 15.5), past, barriersOf(walls))).toBe(true);
      }),
    );
  });

  test('is built once for a list of walls', () => {
    const walls = [s(0, 0, 1, 1)];
    expect(barriersOf(walls)).toBe(barriersOf(walls));
  });

  test('bears walls of any size in bounded time and space', () => {
    const walls = [s(-1e9, -1e9, 1e9, 1e9), s(0, 0, 1, 0)];
    expect(blocked(p(0.5, -0.5), p(-0.5, 0.5), barriersOf(walls))).toBe(true);
    expect(barriersOf(walls).columns).toBeLessThan(1100);
  });
});
