import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { blocked } from './blocked.ts';
import { type Light, type Lights, litMask } from './light.ts';
import { rowsOf } from './mask.ts';
import { FARTHEST, isLitOutside, seenSquares, seesOneOf } from './party-sight.ts';
import type { Point, Segment } from './point.ts';
import { visibleSquares } from './sight.ts';
import { countSquares, fullRows, hasSquare, intersectRows, squaresOf, unionRows } from './square-rows.ts';

const bounds = { width: 7, height: 3, grid: 'square' } as const;
const wall = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});
const door = wall(3, 1, 3, 2);
const only = (burning: readonly Light[]): Lights => ({ burning, fixed: [] });
const divided = [wall(3, 0, 3, 1), wall(3, 2, 3, 3)];
const west = { x: 0.5, y: 1.5 };

describe('sight', () => {
  test('reaches everything where nothing stands in the way', () => {
    expect(countSquares(visibleSquares(west, Infinity, barriersOf([]), bounds))).toBe(21);
  });

  test('ends at a closed door and goes through an open one', () => {
    expect(visibleSquares(west, Infinity, barriersOf([...divided, door]), bounds)).toEqual([
      '1110000',
      '1110000',
      '1110000',
    ]);
    expect(visibleSquares(west, Infinity, barriersOf(divided), bounds)).toEqual(['1110111', '1111111', '1110111']);
  });

  test('shows the square one stands in, even on a wall', () => {
    const sight = visibleSquares({ x: 3, y: 1.5 }, Infinity, barriersOf([...divided, door]), bounds);
    expect(hasSquare(sight, { x: 3, y: 1 })).toBe(true);
  });

  test('does not show a square to the wrong side of a wall drawn a little inside it', () => {
    expect(visibleSquares(west, Infinity, barriersOf([wall(3.15, 0, 3.15, 3)]), bounds)).toEqual([
      '1110000',
      '1110000',
      '1110000',
    ]);
  });

  test('of light goes as far as its radius', () => {
    const lit = (at: Point, radius: number) => rowsOf(litMask(only([{ at, radius }]), barriersOf([]), bounds));
    expect(lit({ x: 3.5, y: 1.5 }, 1)).toEqual(['0011100', '0011100', '0011100']);
    expect(lit(west, 2)).toEqual(['1110000', '1110000', '1110000']);
  });

  const number = fc.double({ min: 0, max: 12, noNaN: true });
  const walls = fc.array(
    fc.tuple(number, number, number, number).map(([a, b, c, d]) => wall(a, b, c, d)),
    { maxLength: 20 },
  );
  const map = { width: 12, height: 12, grid: 'square' as const };

  test('shows no square of which no standing point is in a clear line, and every one of which some is', () => {
    fc.assert(
      fc.property(walls, number, number, fc.constantFrom(2, 5, Infinity), (list, x, y, radius) => {
        const barriers = barriersOf(list);
        const offsets = [0.5, 0.2, 0.8]
          .flatMap((a) => [0.5, 0.2, 0.8].map((b) => ({ a, b })))
          .filter(({ a, b }) => (a === 0.5) === (b === 0.5));
        const sight = visibleSquares({ x, y }, radius, barriers, map);
        for (const square of squaresOf(fullRows(12, 12))) {
          const points = offsets.map(({ a, b }) => ({ x: square.x + a, y: square.y + b }));
          const seen = points.some(
            (to) => Math.hypot(to.x - x, to.y - y) <= radius && !blocked({ x, y }, to, barriers),
          );
          const own = square.x === Math.floor(x) && square.y === Math.floor(y);
          expect(hasSquare(sight, square)).toBe(seen || own);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('never grows by another wall', () => {
    fc.assert(
      fc.property(walls, number, number, (list, x, y) => {
        const fewer = visibleSquares({ x, y }, Infinity, barriersOf(list.slice(1)), map);
        expect(unionRows(fewer, visibleSquares({ x, y }, Infinity, barriersOf(list), map))).toBe(fewer);
      }),
    );
  });
});

describe('what a party sees', () => {
  const open = barriersOf(divided);
  const lamp: readonly Light[] = [{ at: { x: 5.5, y: 1.5 }, radius: 1 }];
  const dark: readonly Light[] = [];

  const table: [string, number, 'dark' | 'lit', readonly Light[], string[]][] = [
    ['in the dark without light is nothing', 0, 'dark', dark, ['0000000', '0000000', '0000000']],
    ['in the dark is what is lit, however far', 0, 'dark', lamp, ['0000111', '0000111', '0000111']],
    ['by infravision is what lies within it', 2, 'dark', dark, ['1110000', '1110000', '1110000']],
    ['by infravision adds to what is lit', 2, 'dark', lamp, ['1110111', '1110111', '1110111']],
    ['in daylight is all in line', 0, 'lit', dark, ['1110111', '1111111', '1110111']],
  ];
  test.each(table)('%s', (_, infravision, ambient, lights, expected) => {
    expect(seenSquares([{ at: west, infravision }], only(lights), ambient, open, bounds)).toEqual(expected);
  });

  test('ends a hundred squares away, in the open and in daylight', () => {
    const plain = { width: 120, height: 3, grid: 'square' as const };
    const seen = seenSquares([{ at: west, infravision: 0 }], only([]), 'lit', barriersOf([]), plain);
    expect(seen[1]).toBe('1'.repeat(FARTHEST + 1) + '0'.repeat(19));
  });

  test('is what any of them sees', () => {
    const east = { at: { x: 6.5, y: 0.5 }, infravision: 0 };
    const both = seenSquares([{ at: west, infravision: 0 }, east], only(dark), 'lit', open, bounds);
    const each = [west, east.at].map((at) => visibleSquares(at, Infinity, open, bounds));
    expect(squaresOf(both)).toEqual(squaresOf(unionRows(each[0] ?? [], each[1] ?? [])));
  });

  const square = fc.record({ x: fc.integer({ min: 0, max: 11 }), y: fc.integer({ min: 0, max: 11 }) });
  const centre = square.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  const lantern = fc.record({ at: centre, radius: fc.constantFrom(2, 4) });

  test('is what is lit and in line, however often and in whatever light they looked before', () => {
    const room = { width: 12, height: 12, grid: 'square' as const };
    const walk = fc.array(fc.tuple(centre, fc.array(lantern, { maxLength: 3 })), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(walk, fc.array(lantern, { maxLength: 3 }), (steps, lamps) => {
        const here = barriersOf([wall(6, 0, 6, 5), wall(6, 6, 6, 12), wall(2, 7, 6, 7)]);
        for (const [at, lights] of steps) {
          const anew = barriersOf([wall(6, 0, 6, 5), wall(6, 6, 6, 12), wall(2, 7, 6, 7)]);
          const line = visibleSquares(at, Infinity, anew, room);
          const expected = intersectRows(rowsOf(litMask(only([...lights, ...lamps]), anew, room)), line);
          const seen = seenSquares([{ at, infravision: 0 }], { burning: lights, fixed: lamps }, 'dark', here, room);
          expect(seen).toEqual(expected);
        }
      }),
    );
  });

  test('holds one of a few squares where it holds that square, in whatever light', () => {
    const room = { width: 12, height: 12, grid: 'square' as const };
    const here = barriersOf([wall(6, 0, 6, 5), wall(6, 6, 6, 12), wall(2, 7, 6, 7)]);
    const light = fc.array(lantern, { maxLength: 2 });
    const lights = fc.record({ burning: light, fixed: light });
    const viewer = fc.record({ at: centre, infravision: fc.constantFrom(0, 3) });
    const few = fc.array(square, { maxLength: 2 });
    fc.assert(
      fc.property(viewer, few, lights, fc.constantFrom('dark', 'lit'), (one, squares, lamps, ambient) => {
        const all = seenSquares([one], lamps, ambient, here, room);
        const expected = squares.some((each) => hasSquare(all, each));
        expect(seesOneOf(one, squares, lamps, ambient, here, room)).toBe(expected);
      }),
    );
  });

  test('in the dark is nothing outside of some squares where neither light nor infravision falls outside of them', () => {
    const room = { width: 12, height: 12, grid: 'square' as const };
    const here = barriersOf([wall(6, 0, 6, 5), wall(6, 6, 6, 12), wall(2, 7, 6, 7)]);
    const light = fc.array(lantern, { maxLength: 2 });
    const lights = fc.record({ burning: light, fixed: light });
    const viewer = fc.record({ at: centre, infravision: fc.constantFrom(0, 3) });
    const party = fc.array(viewer, { maxLength: 3 });
    const explored = fc.array(lantern, { maxLength: 4 });
    let inside = 0;
    fc.assert(
      fc.property(party, lights, explored, (viewers, lamps, lit) => {
        const rows = rowsOf(litMask(only([...lit, ...lamps.fixed]), here, room));
        if (isLitOutside(rows, viewers, lamps, here, room)) return;
        inside += 1;
        const seen = seenSquares(viewers, lamps, 'dark', here, room);
        expect(squaresOf(seen).filter((each) => !hasSquare(rows, each))).toEqual([]);
      }),
    );
    expect(inside).toBeGreaterThan(5);
  });

  test('is the same when asked again, of many places', () => {
    const at = (x: number) => [{ at: { x: x % 7, y: 1.5 }, infravision: 0 }];
    const first = seenSquares(at(0.5), only(dark), 'lit', open, bounds);
    for (let x = 0; x < 60; x += 0.5) seenSquares(at(x), only(dark), 'lit', open, bounds);
    expect(seenSquares(at(0.5), only(dark), 'lit', open, bounds)).toEqual(first);
  });
});
