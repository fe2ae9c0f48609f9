import { describe, expect, test } from 'vitest';
import {
  axialOf,
  type Compass,
  carriedOver,
  hexAt,
  hexCorners,
  hexDistance,
  hexesWithin,
  hexMiddle,
  hexTowards,
  offsetOf,
} from './hex.ts';

const LAYOUTS = ['flat', 'pointy'] as const;
const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const satisfies readonly Compass[];
const PLACES = Array.from({ length: 36 }, (_, n) => ({ x: n % 6, y: Math.floor(n / 6) }));

describe.each(LAYOUTS)('hexes, %s', (layout) => {
  test('columns and rows become axes and back', () => {
    for (const place of [...PLACES, { x: -3, y: -5 }]) expect(offsetOf(axialOf(place, layout), layout)).toEqual(place);
  });

  test('a step there and a step back lead home, and each step is to another hex', () => {
    for (const place of PLACES)
      for (const [at, wind] of WINDS.entries()) {
        const there = hexTowards(place, wind, layout);
        expect(hexDistance(place, there, layout)).toBe(1);
        expect(hexTowards(there, WINDS[(at + 4) % 8] ?? 'N', layout)).toEqual(place);
      }
  });

  test('a point of a hex lies in it', () => {
    for (const place of PLACES) {
      const middle = hexMiddle(place, layout);
      expect(hexAt({ x: middle.x + 0.4, y: middle.y - 0.5 }, layout)).toEqual(place);
    }
  });

  test('so many hexes lie within so many of one', () => {
    expect([0, 1, 2, 3].map((radius) => hexesWithin({ x: 4, y: 3 }, radius, layout).length)).toEqual([1, 7, 19, 37]);
    expect(hexCorners({ x: 0, y: 0 }, layout)).toHaveLength(6);
  });

  test('what lies one step north-east does so wherever it is carried', () => {
    const from = { x: 2, y: 2 };
    for (const onto of PLACES)
      expect(carriedOver(hexTowards(from, 'NE', layout), from, onto, layout)).toEqual(hexTowards(onto, 'NE', layout));
  });
});
