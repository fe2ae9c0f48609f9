import { describe, expect, it } from 'vitest';
import { joinedEdges } from './edges.ts';

describe('edges of squares', () => {
  it('that follow on each other in one line are one wall', () => {
    const level = [2, 3, 4].map((x) => ({ x, y: 1, upright: false }));
    expect(joinedEdges(level)).toEqual([{ a: { x: 2, y: 1 }, b: { x: 5, y: 1 } }]);
  });

  it('that have a gap between them, or meet at a corner, are several', () => {
    const edges = [
      { x: 0, y: 0, upright: true },
      { x: 0, y: 1, upright: true },
      { x: 0, y: 3, upright: true },
      { x: 0, y: 0, upright: false },
    ];
    expect(joinedEdges(edges)).toEqual([
      { a: { x: 0, y: 0 }, b: { x: 0, y: 2 } },
      { a: { x: 0, y: 3 }, b: { x: 0, y: 4 } },
      { a: { x: 0, y: 0 }, b: { x: 1, y: 0 } },
    ]);
  });
});
