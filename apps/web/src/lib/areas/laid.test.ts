import { centreOf, outlineOf } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { laidBy } from './laid.ts';

const from = { x: 3.4, y: 3.6 };
const squares = { grid: 'square', feetPerSquare: 10 } as const;

describe('an area laid by a drag', () => {
  it('begins at the nearest middle or corner of a square, and is as large as the drag, by fives of feet', () => {
    expect(laidBy({ kind: 'circle', width: 30 }, from, { x: 5.4, y: 3.5 }, squares)).toEqual({
      kind: 'circle',
      at: { x: 3.5, y: 3.5 },
      feet: 20,
      width: 0,
      degrees: 0,
    });
  });

  it('begins where the hand does where no grid is shown', () => {
    const bare = { ...squares, gridLines: 'none' } as const;
    expect(laidBy({ kind: 'circle', width: 0 }, from, { x: 5.4, y: 3.6 }, bare)).toMatchObject({ at: from, feet: 20 });
  });

  it('a square grows to all sides of its middle', () => {
    expect(laidBy({ kind: 'square', width: 30 }, from, { x: 4.5, y: 5.5 }, squares)).toMatchObject({
      feet: 40,
      degrees: 0,
    });
  });

  it.each([
    [{ x: 9.5, y: 3.5 }, 0],
    [{ x: 3.5, y: 9.5 }, 90],
    [{ x: -2.5, y: 3.5 }, 180],
    [{ x: 3.5, y: -2.5 }, 270],
  ])('a cone goes where it was drawn to: %j', (to, degrees) => {
    expect(laidBy({ kind: 'cone', width: 30 }, from, to, squares)).toMatchObject({ feet: 60, width: 30, degrees });
  });

  it.each(['pointy', 'flat'] as const)('begins on hexes at the nearest middle or corner of one: %s', (grid) => {
    const hex = { x: 3, y: 2 };
    const middle = centreOf(hex, grid);
    const [corner = middle] = outlineOf(hex, grid);
    const begun = (at: typeof from) =>
      laidBy({ kind: 'circle', width: 0 }, at, { x: at.x + 2, y: at.y }, { grid, feetPerSquare: 10 });
    for (const at of [middle, corner]) {
      const area = begun({ x: at.x + 0.06, y: at.y + 0.04 });
      expect(area.at.x).toBeCloseTo(at.x, 3);
      expect(area.at.y).toBeCloseTo(at.y, 3);
      expect(area.feet).toBe(20);
    }
  });

  it('is never smaller than five feet', () => {
    expect(laidBy({ kind: 'line', width: 5 }, from, from, squares).feet).toBe(5);
  });
});
