import { describe, expect, it } from 'vitest';
import { outlineOf } from './grid.ts';
import { overlap } from './overlap.ts';

const square = (x: number, y: number, side = 1) =>
  outlineOf({ x: 0, y: 0 }, 'square').map((at) => ({ x: x + at.x * side, y: y + at.y * side }));

describe('two outlines', () => {
  it('have ground in common where one reaches into the other, or lies in it', () => {
    expect(overlap(square(0, 0), square(0.9, 0.9))).toBe(true);
    expect(overlap(square(0, 0, 3), square(1, 1))).toBe(true);
    expect(overlap(square(1, 1), square(0, 0, 3))).toBe(true);
  });

  it('have none where they lie apart, or touch', () => {
    expect(overlap(square(0, 0), square(1, 0))).toBe(false);
    expect(overlap(square(0, 0), square(1, 1))).toBe(false);
    expect(overlap(square(0, 0), square(4, 1))).toBe(false);
  });

  it('of hexes are told apart though boxes around them are not', () => {
    for (const grid of ['pointy', 'flat'] as const) {
      const [hex, next] = [outlineOf({ x: 2, y: 2 }, grid), outlineOf({ x: 2, y: 3 }, grid)];
      expect(overlap(hex, next)).toBe(false);
      const [{ x, y }] = hex as [{ x: number; y: number }];
      expect(overlap(hex, square(x - 0.05, y - 0.05, 0.1))).toBe(true);
    }
    const [, top] = outlineOf({ x: 2, y: 2 }, 'pointy') as [unknown, { x: number; y: number }];
    expect(overlap(outlineOf({ x: 2, y: 2 }, 'pointy'), square(top.x + 0.3, top.y, 0.1))).toBe(false);
  });
});
