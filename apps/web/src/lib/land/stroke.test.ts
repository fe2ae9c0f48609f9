import { hexDistance, hexMiddle } from '@lanthorn/geometry';
import { expect, it } from 'vitest';
import { hexesUnder, wayTo, wayUnder } from './stroke.ts';

it.each(['flat', 'pointy'] as const)(
  'a road drawn straight over %s hexes is a shortest way, and grazes none',
  (layout) => {
    for (const to of [
      { x: 9, y: 4 },
      { x: 8, y: 8 },
      { x: 3, y: 9 },
      { x: 12, y: 1 },
    ]) {
      const from = { x: 2, y: 2 };
      const way = wayUnder(from, hexMiddle(from, layout), hexMiddle(to, layout), layout);
      expect(way.at(-1)).toEqual(to);
      expect(way).toHaveLength(hexDistance(from, to, layout));
    }
  },
);

it('a road that is drawn in jerks has no gap', () => {
  const way = wayTo({ x: 0, y: 0 }, { x: 4, y: 6 }, 'flat');
  for (const [nth, hex] of way.entries()) expect(hexDistance(way[nth - 1] ?? { x: 0, y: 0 }, hex, 'flat')).toBe(1);
});

it('a ground is painted over what a brush only grazes too', () => {
  const [from, to] = [
    { x: 1, y: 1 },
    { x: 9, y: 5 },
  ].map((hex) => hexMiddle(hex, 'flat'));
  if (!from || !to) throw new Error('two hexes have two middles');
  const over = new Set(hexesUnder(from, to, 'flat').map(({ x, y }) => `${x},${y}`));
  expect(over.size).toBeGreaterThanOrEqual(8);
});
