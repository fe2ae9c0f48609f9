import { describe, expect, it } from 'vitest';
import { cornersOf, heldAfter, heldInWords } from './held.ts';

const ON = { feetPerSquare: 10, grid: 'square', gridLines: 'drawn' } as const;
const START = { x: 4, y: 4 };
const BOUNDS = { width: 8, height: 6, grid: 'square' as const };

describe('measuring and pointing by keyboard', () => {
  it('begins where the chosen token stands, and goes on by a square a key', () => {
    const one = heldAfter('ArrowRight', null, START, BOUNDS);
    expect(one).toEqual({ from: START, at: { x: 5, y: 4 } });
    expect(heldAfter('PageUp', one ?? null, START, BOUNDS)).toEqual({ from: START, at: { x: 6, y: 3 } });
  });

  it('ends at the edge of the map', () => {
    const edge = { from: START, at: { x: 7, y: 5 } };
    expect(heldAfter('ArrowRight', edge, START, BOUNDS)).toEqual(edge);
    expect(heldAfter('ArrowDown', edge, START, BOUNDS)).toEqual(edge);
  });

  it('makes a corner where it is, goes on from there, and lets go', () => {
    const held = { from: START, at: { x: 7, y: 4 } };
    expect(heldAfter('Enter', held, START, BOUNDS)).toEqual({
      from: held.at,
      at: held.at,
      corners: [START],
    });
    const on = heldAfter('ArrowDown', { from: held.at, at: held.at, corners: [START] }, START, BOUNDS);
    expect(on && cornersOf(on, 'square')).toEqual([
      { x: 4.5, y: 4.5 },
      { x: 7.5, y: 4.5 },
      { x: 7.5, y: 5.5 },
    ]);
    expect(heldAfter('Escape', held, START, BOUNDS)).toBeNull();
  });

  it('leaves all other keys to the board, and these while nothing is held', () => {
    expect(heldAfter('n', { from: START, at: START }, START, BOUNDS)).toBeUndefined();
    expect(heldAfter('Enter', null, START, BOUNDS)).toBeUndefined();
    expect(heldAfter('Escape', null, START, BOUNDS)).toBeUndefined();
  });

  it('counts feet as one walks, and says where', () => {
    const held = { from: START, at: { x: 7, y: 5 } };
    const pace = { turn: 90, round: 30 };
    expect(heldInWords('measure', held, ON, pace)).toBe('35 feet, 3½ squares, 1 turn, 2 rounds, to column 8, row 6');
    expect(heldInWords('area', held, ON, pace)).toBe('An area of 35 feet, to column 8, row 6: Enter lays it');
    expect(heldInWords('point', held, ON, pace)).toBe('Pointing at column 8, row 6');
  });
});
