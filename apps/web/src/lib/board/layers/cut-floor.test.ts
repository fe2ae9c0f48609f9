import { describe, expect, it } from 'vitest';
import { NO_BOARD } from '../model.ts';
import { cutFloor, PARTS } from './cut-floor.ts';

const scene = {
  id: 'hall',
  name: 'Hall',
  grid: 'square',
  gridLines: 'drawn',
  width: 4,
  height: 1,
  feetPerSquare: 10,
  ambient: 'lit',
  picture: null,
} as const;

type Line = readonly [number, number, number, number];

/** How much of each cut square is floor, of one row of squares. */
function cut(floor: string, lines: readonly Line[]): Record<string, number> {
  const walls = lines.map(([ax, ay, bx, by]) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } }));
  const rows = [{ y: 0, explored: floor, seen: floor, floor, walls }];
  const parts = cutFloor({ ...NO_BOARD, scene, rows });
  return Object.fromEntries(
    Array.from(parts, ([key, all]) => [key, all.filter(Boolean).length / (PARTS * PARTS)] as const),
  );
}

describe('a square that walls run through', () => {
  it('is floor on the side of its middle, and rock where the wall cuts a corner off', () => {
    const { '1,0': part } = cut('0110', [
      [1, 0.6, 1.6, 0],
      [1, 0, 1, 1],
      [1, 0, 3, 0],
      [1, 1, 3, 1],
      [3, 0, 3, 1],
    ]);
    expect(part).toBeGreaterThan(0.75);
    expect(part).toBeLessThan(0.87);
  });

  it('is floor on both sides where floor lies beside either', () => {
    expect(cut('1110', [[1.4, 0, 1.6, 1]])).toEqual({ '1,0': 1 });
  });

  it('is floor as far as its wall where its middle is rock', () => {
    const { '2,0': part } = cut('0100', [[2.3, 0, 2.3, 1]]);
    expect(part).toBeGreaterThan(0.2);
    expect(part).toBeLessThan(0.4);
  });

  it('is all that it was where the wall ends within it', () => {
    expect(cut('0110', [[1.2, 0, 1.4, 0.5]])).toEqual({ '1,0': 1 });
  });

  it('is cut by a wall through its middle on the side of the floor', () => {
    const { '1,0': part } = cut('0110', [
      [1, 0, 2, 1],
      [1, 0, 1, 1],
      [1, 1, 3, 1],
    ]);
    expect(part).toBeGreaterThan(0.4);
    expect(part).toBeLessThan(0.6);
  });

  it('is looked at on no picture', () => {
    const picture = { pixelsPerSquare: 40 };
    expect(cutFloor({ ...NO_BOARD, scene: { ...scene, picture } }).size).toBe(0);
  });
});
