import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addSquares,
  changedRows,
  countSquares,
  differenceRows,
  emptyRows,
  fullRows,
  hasSquare,
  holdsAll,
  intersectRows,
  rowsOfSquares,
  squaresOf,
  unionRows,
  withoutRuns,
  withRuns,
} from './square-rows.ts';

const WIDTH = 6;
const HEIGHT = 5;
const square = fc.record({ x: fc.integer({ min: -2, max: WIDTH + 1 }), y: fc.integer({ min: -2, max: HEIGHT + 1 }) });
const rows = fc.array(square).map((squares) => rowsOfSquares(WIDTH, HEIGHT, squares));
const everySquare = squaresOf(fullRows(WIDTH, HEIGHT));

describe('a set of squares as rows', () => {
  test('starts empty and holds what is added', () => {
    const some = addSquares(emptyRows(3, 2), [
      { x: 1, y: 0 },
      { x: 2, y: 1 },
    ]);
    expect(some).toEqual(['010', '001']);
    expect(squaresOf(some)).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 1 },
    ]);
    expect(countSquares(some)).toBe(2);
  });

  test('leaves out squares outside the map and holes of fractions', () => {
    const empty = emptyRows(3, 2);
    expect(
      addSquares(empty, [
        { x: -1, y: 0 },
        { x: 3, y: 0 },
        { x: 0, y: 2 },
        { x: 0, y: 0.5 },
      ]),
    ).toBe(empty);
    expect(hasSquare(empty, { x: 0, y: -1 })).toBe(false);
  });

  test('is the same set when nothing was added', () => {
    fc.assert(
      fc.property(rows, (some) => addSquares(some, squaresOf(some)) === some && unionRows(some, some) === some),
    );
  });

  test('tells which rows changed', () => {
    expect(changedRows(['00', '00', '00'], ['00', '01', '00'])).toEqual([1]);
  });

  test('holds all of another when nothing is left of that', () => {
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        expect(holdsAll(a, b)).toBe(countSquares(differenceRows(b, a)) === 0);
        expect(holdsAll(unionRows(a, b), b)).toBe(true);
      }),
    );
    expect(holdsAll([], ['010'])).toBe(false);
  });

  test('is the same after runs as after each of their squares', () => {
    const run = fc.tuple(
      fc.integer({ min: -2, max: WIDTH }),
      fc.integer({ min: -1, max: HEIGHT }),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(rows, fc.array(run), (some, runs) => {
        const squares = runs.flatMap(([x, y, count]) =>
          Array.from({ length: count }, (_, step) => ({ x: x + step, y })),
        );
        expect(withRuns(some, runs)).toEqual(addSquares(some, squares));
        expect(withoutRuns(some, runs)).toEqual(differenceRows(some, rowsOfSquares(WIDTH, HEIGHT, squares)));
        expect(withRuns(withRuns(some, runs), runs)).toEqual(withRuns(some, runs));
      }),
    );
    const full = fullRows(WIDTH, HEIGHT);
    expect(withRuns(full, [[0, 0, WIDTH]])).toBe(full);
  });

  test('joins, takes away and shares square by square', () => {
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        for (const at of everySquare) {
          const [inA, inB] = [hasSquare(a, at), hasSquare(b, at)];
          expect(hasSquare(unionRows(a, b), at)).toBe(inA || inB);
          expect(hasSquare(differenceRows(a, b), at)).toBe(inA && !inB);
          expect(hasSquare(intersectRows(a, b), at)).toBe(inA && inB);
        }
      }),
    );
  });
});
