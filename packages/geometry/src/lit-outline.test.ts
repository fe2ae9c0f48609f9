import { describe, expect, it } from 'vitest';
import { litOutline } from './lit-outline.ts';
import type { Point, Segment } from './point.ts';

const at = { x: 5.5, y: 5.5 };

/** Whether a point lies inside an outline, by the edges to its right. */
const holds = (outline: readonly Point[], { x, y }: Point): boolean =>
  outline.filter((a, place) => {
    const b = outline[(place + 1) % outline.length] ?? a;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
  }).length %
    2 ===
  1;

const wall: Segment = { a: { x: 7, y: 4 }, b: { x: 7, y: 7 } };

describe('the outline of a light', () => {
  it('is its whole box where nothing stands in the way', () => {
    const outline = litOutline(at, 3, []);
    for (const point of [at, { x: 8.4, y: 8.4 }, { x: 2.6, y: 5.5 }]) expect(holds(outline, point)).toBe(true);
    expect(holds(outline, { x: 8.7, y: 5.5 })).toBe(false);
  });

  it('leaves the shadow behind a wall out, and nothing beside it', () => {
    const outline = litOutline(at, 3, [wall]);
    expect(holds(outline, { x: 6.8, y: 5.5 })).toBe(true);
    expect(holds(outline, { x: 7.5, y: 5.5 })).toBe(false);
    expect(holds(outline, { x: 8.2, y: 6.4 })).toBe(false);
    expect(holds(outline, { x: 7.2, y: 3 })).toBe(true);
  });

  it('goes through a one-way wall from its left alone', () => {
    const { a, b } = wall;
    expect(holds(litOutline(at, 3, [{ a: b, b: a, oneWay: true }]), { x: 8.2, y: 5.5 })).toBe(true);
    expect(holds(litOutline(at, 3, [{ a, b, oneWay: true }]), { x: 8.2, y: 5.5 })).toBe(false);
  });

  it('lights the wall itself', () => {
    expect(holds(litOutline(at, 3, [wall]), { x: 7.03, y: 5.5 })).toBe(true);
  });

  it('goes to both sides of a door one stands in', () => {
    const outline = litOutline(at, 3, [{ a: { x: 5.5, y: 5 }, b: { x: 5.5, y: 6 } }]);
    expect(holds(outline, { x: 4, y: 5.5 })).toBe(true);
    expect(holds(outline, { x: 7, y: 5.5 })).toBe(true);
  });

  it('asks nothing of walls out of its reach', () => {
    const far: Segment = { a: { x: 20, y: 0 }, b: { x: 20, y: 20 } };
    expect(litOutline(at, 3, [far])).toEqual(litOutline(at, 3, []));
  });
});
