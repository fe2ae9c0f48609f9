import { centreOf, extentOf, squareAt } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { asDrawn, begunNear, countedIn, inPicture, type Lay, laidBy, linesOf, scaled } from './laid.ts';

const now: Lay = { grid: 'square', pixelsPerSquare: 50, corner: { x: 0, y: 0 } };

describe('squares that are marked in a picture', () => {
  it('are counted by how they lie now, and lie then as they were marked', () => {
    const [from, to] = [
      { x: 112, y: 214 },
      { x: 312, y: 374 },
    ];
    expect(countedIn(now, from, to)).toEqual({ across: 4, down: 3 });
    expect(laidBy({ from, to, across: 5, down: 4 }, now)).toEqual({
      grid: 'square',
      pixelsPerSquare: 40,
      corner: { x: -8, y: 14 },
    });
  });

  it('may be marked from any corner, and along one side alone', () => {
    const marked = { from: { x: 330, y: 100 }, to: { x: 30, y: 104 }, across: 10, down: 0 };
    expect(laidBy(marked, now)).toEqual({ ...now, pixelsPerSquare: 30 });
  });

  it('of none, or of too many, stay as they lay', () => {
    const marked = { from: { x: 0, y: 0 }, to: { x: 30, y: 30 }, across: 0, down: 0 };
    expect(laidBy(marked, now)).toBe(now);
    expect(laidBy({ ...marked, across: 20, down: 20 }, now)).toBe(now);
  });
});

describe('squares over a picture', () => {
  it('begin at the corner that is nearest to where the map begins', () => {
    expect(begunNear({ ...now, pixelsPerSquare: 40, corner: { x: 130, y: 30 } }, { x: 0, y: 0 }).corner).toEqual({
      x: 10,
      y: -10,
    });
  });

  it('are as many as the picture has room for, whole ones', () => {
    expect(asDrawn({ ...now, pixelsPerSquare: 40, corner: { x: 10, y: -10 } }, { width: 408, height: 300 })).toEqual({
      grid: 'square',
      pixelsPerSquare: 40,
      corner: { x: 10, y: -10 },
      width: 10,
      height: 7,
    });
    expect(asDrawn({ ...now, pixelsPerSquare: 4, corner: { x: 0, y: 0 } }, { width: 9_000, height: 1 })).toMatchObject({
      width: 500,
      height: 1,
    });
  });

  it('grow about a point that stays where it is', () => {
    const grown = scaled({ ...now, pixelsPerSquare: 40, corner: { x: 10, y: 20 } }, 50, { x: 210, y: 220 });
    expect(inPicture(grown, { x: 5, y: 5 })).toEqual({ x: 210, y: 220 });
    expect(scaled(now, 1, { x: 0, y: 0 }).pixelsPerSquare).toBe(4);
  });
});

describe.each(['pointy', 'flat'] as const)('%s hexes over a picture', (grid) => {
  const hexes: Lay = { ...now, grid };
  const along = grid === 'pointy' ? 'x' : 'y';
  const across = grid === 'pointy' ? 'y' : 'x';
  /** A point so far along the row in which hexes meet by their sides, and so far beside it. */
  const at = (far: number, beside: number) => ({ [along]: far, [across]: beside }) as { x: number; y: number };

  it('that are marked in a row are counted from side to side, whatever the hand did beside it', () => {
    const counted = countedIn(hexes, at(100, 200), at(302, 240));
    expect([counted.across, counted.down].toSorted()).toEqual([0, 4]);
  });

  it('lie so that the hand went through the middles of those that were marked', () => {
    const marked = { from: at(320, 196), to: at(120, 204), across: 5, down: 5 };
    const laid = laidBy(marked, hexes);
    expect(laid).toMatchObject({ grid, pixelsPerSquare: 40 });
    for (const far of [140, 180, 300]) {
      const { x, y } = at(far, 200);
      const point = { x: (x - laid.corner.x) / 40, y: (y - laid.corner.y) / 40 };
      const { x: middleX, y: middleY } = centreOf(squareAt(point, grid), grid);
      expect(middleX).toBeCloseTo(point.x);
      expect(middleY).toBeCloseTo(point.y);
    }
    expect(laidBy({ ...marked, across: 0, down: 0 }, hexes)).toBe(hexes);
  });

  it('begin as near as they can to where the map begins, with their sides where they were', () => {
    const lay: Lay = { grid, pixelsPerSquare: 40, corner: { x: 333, y: 517 } };
    const begun = begunNear(lay, { x: 0, y: 0 });
    expect(Math.abs(begun.corner.x)).toBeLessThanOrEqual(24);
    expect(Math.abs(begun.corner.y)).toBeLessThanOrEqual(24);
    const was = { x: (begun.corner.x - 333) / 40, y: (begun.corner.y - 517) / 40 };
    const first = centreOf({ x: 0, y: 0 }, grid);
    const moved = { x: first.x + was.x, y: first.y + was.y };
    const middle = centreOf(squareAt(moved, grid), grid);
    expect(middle.x).toBeCloseTo(moved.x, 3);
    expect(middle.y).toBeCloseTo(moved.y, 3);
  });

  it('are as many as have more than a half of themselves in the picture', () => {
    const { width, height } = extentOf({ width: 9, height: 7, grid });
    const laid = asDrawn({ ...hexes, corner: { x: 10, y: 4 } }, { width: width * 50 + 10, height: height * 50 + 4 });
    expect(laid).toMatchObject({ grid, width: 9, height: 7 });
    const less = asDrawn({ ...hexes, corner: { x: 30, y: 30 } }, { width: width * 50, height: height * 50 });
    expect(less).toMatchObject({ width: 8, height: 6 });
  });

  it('are drawn over the map by half of the sides of each', () => {
    const lines = linesOf({ ...hexes, pixelsPerSquare: 100 }, now, { width: 8, height: 6 });
    const [first = ''] = lines.split('M').slice(1);
    const ends = first.split('L').map((end) => end.split(' ').map(Number));
    expect(ends).toHaveLength(4);
    const sides = ends
      .slice(1)
      .map(([x = 0, y = 0], side) => Math.hypot(x - (ends[side]?.[0] ?? 0), y - (ends[side]?.[1] ?? 0)));
    for (const side of sides) expect(side).toBeCloseTo(2 / Math.sqrt(3));
  });
});
