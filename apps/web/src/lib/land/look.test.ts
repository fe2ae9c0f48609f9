import { hexMiddle } from '@lanthorn/geometry';
import { expect, it } from 'vitest';
import { partAround } from './look.ts';

it.each(['flat', 'pointy'] as const)('all known hexes of a %s map are in view', (layout) => {
  const hexes = [
    { x: 0, y: 0 },
    { x: 11, y: 3 },
    { x: 4, y: 19 },
  ];
  const { x, y, width, height } = partAround(hexes, layout);
  for (const middle of hexes.map((hex) => hexMiddle(hex, layout))) {
    expect(middle.x - 1).toBeGreaterThanOrEqual(x);
    expect(middle.x + 1).toBeLessThanOrEqual(x + width);
    expect(middle.y - 1).toBeGreaterThanOrEqual(y);
    expect(middle.y + 1).toBeLessThanOrEqual(y + height);
  }
});

it('one known hex lies in the middle, and does not fill the page', () => {
  const middle = hexMiddle({ x: 5, y: 7 }, 'flat');
  const { x, y, width, height } = partAround([{ x: 5, y: 7 }], 'flat');
  expect([x + width / 2, y + height / 2]).toEqual([middle.x, middle.y]);
  expect(width).toBeGreaterThan(6);
});

it('a map of which nothing is known has a view all the same', () => {
  expect(partAround([], 'flat')).toEqual({ x: 0, y: 0, width: 9, height: 9 });
});
