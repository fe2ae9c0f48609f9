import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexDistance } from './hex.ts';
import { hexNeighbours, hexWay, sideTowards } from './hex-way.ts';
import type { Square } from './point.ts';

const SIZE = 8;
const isOnMap = ({ x, y }: Square): boolean => x >= 0 && y >= 0 && x < SIZE && y < SIZE;
const place = fc.record({ x: fc.nat(SIZE - 1), y: fc.nat(SIZE - 1) });

describe.each(['flat', 'pointy'] as const)('the way over hexes, %s', (layout) => {
  test('leads over open country as far as the hexes lie apart, each step to a neighbour', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const way = hexWay(from, to, layout, isOnMap) ?? [];
        expect(way).toHaveLength(hexDistance(from, to, layout));
        for (const [n, hex] of way.entries()) expect(hexNeighbours(way[n - 1] ?? from, layout)).toContainEqual(hex);
      }),
    );
  });

  test('goes around what bars it, and is none where all is barred', () => {
    const wall = (gap: number) => (hex: Square) => isOnMap(hex) && (hex.x !== 3 || hex.y === gap);
    const way = hexWay({ x: 1, y: 1 }, { x: 5, y: 1 }, layout, wall(6)) ?? [];
    expect(way).toContainEqual({ x: 3, y: 6 });
    expect(way.at(-1)).toEqual({ x: 5, y: 1 });
    expect(hexWay({ x: 1, y: 1 }, { x: 5, y: 1 }, layout, wall(-1))).toBeNull();
    expect(hexWay({ x: 1, y: 1 }, { x: 3, y: 1 }, layout, wall(6))).toBeNull();
    expect(hexWay({ x: 1, y: 1 }, { x: 9, y: 9 }, layout, isOnMap)).toBeNull();
  });

  test('may leave a hex that one could not come to, and is empty where one stands there', () => {
    const open = (hex: Square) => isOnMap(hex) && hex.x !== 1;
    expect(hexWay({ x: 1, y: 1 }, { x: 2, y: 1 }, layout, open)).toEqual([{ x: 2, y: 1 }]);
    expect(hexWay({ x: 2, y: 1 }, { x: 2, y: 1 }, layout, open)).toEqual([]);
  });

  test('each neighbour lies on a side of its own, and nothing else does', () => {
    const sides = hexNeighbours({ x: 3, y: 3 }, layout).map((hex) => sideTowards({ x: 3, y: 3 }, hex, layout));
    expect(new Set(sides).size).toBe(6);
    expect(sides).not.toContain(null);
    expect(sideTowards({ x: 3, y: 3 }, { x: 6, y: 3 }, layout)).toBeNull();
  });
});
