import { describe, expect, it } from 'vitest';
import { asDrawn, countedIn, inPicture, laidBy, nearestCorner, scaled } from './laid.ts';

const now = { pixelsPerSquare: 50, corner: { x: 0, y: 0 } };

describe('squares that are marked in a picture', () => {
  it('are counted by how they lie now, and lie then as they were marked', () => {
    const [from, to] = [
      { x: 112, y: 214 },
      { x: 312, y: 374 },
    ];
    expect(countedIn(now, from, to)).toEqual({ across: 4, down: 3 });
    expect(laidBy({ from, to, across: 5, down: 4 }, now)).toEqual({ pixelsPerSquare: 40, corner: { x: -8, y: 14 } });
  });

  it('may be marked from any corner, and along one side alone', () => {
    const marked = { from: { x: 330, y: 100 }, to: { x: 30, y: 104 }, across: 10, down: 0 };
    expect(laidBy(marked, now)).toEqual({ pixelsPerSquare: 30, corner: { x: 0, y: 0 } });
  });

  it('of none, or of too many, stay as they lay', () => {
    const marked = { from: { x: 0, y: 0 }, to: { x: 30, y: 30 }, across: 0, down: 0 };
    expect(laidBy(marked, now)).toBe(now);
    expect(laidBy({ ...marked, across: 20, down: 20 }, now)).toBe(now);
  });
});

describe('squares over a picture', () => {
  it('begin at the corner that is nearest to where the map begins', () => {
    expect(nearestCorner(40, { x: 130, y: 30 }, { x: 0, y: 0 })).toEqual({ x: 10, y: -10 });
  });

  it('are as many as the picture has room for, whole ones', () => {
    expect(asDrawn({ pixelsPerSquare: 40, corner: { x: 10, y: -10 } }, { width: 408, height: 300 })).toEqual({
      pixelsPerSquare: 40,
      corner: { x: 10, y: -10 },
      width: 10,
      height: 7,
    });
    expect(asDrawn({ pixelsPerSquare: 4, corner: { x: 0, y: 0 } }, { width: 9_000, height: 1 })).toMatchObject({
      width: 500,
      height: 1,
    });
  });

  it('grow about a point that stays where it is', () => {
    const grown = scaled({ pixelsPerSquare: 40, corner: { x: 10, y: 20 } }, 50, { x: 210, y: 220 });
    expect(inPicture(grown, { x: 5, y: 5 })).toEqual({ x: 210, y: 220 });
    expect(scaled(now, 1, { x: 0, y: 0 }).pixelsPerSquare).toBe(4);
  });
});
