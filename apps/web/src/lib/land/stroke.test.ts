import { hexDistance, hexMiddle, pointAlong, type Square } from '@lanthorn/geometry';
import { MOST_BRUSHED } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { hexesUnder, joined, metAcross, unbroken, waysDrawn, wayTo, wayUnder } from './stroke.ts';

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

it('a ground is painted over a hex that a brush only grazes, which a road passes by', () => {
  const start = { x: 1, y: 1 };
  const [from, to] = [hexMiddle(start, 'flat'), hexMiddle({ x: 5, y: 9 }, 'flat')];
  for (const grazed of [
    { x: 3, y: 4 },
    { x: 3, y: 6 },
  ]) {
    expect(hexesUnder(from, to, 'flat')).toContainEqual(grazed);
    expect(wayUnder(start, from, to, 'flat')).not.toContainEqual(grazed);
  }
});

it('a road that leaves the map and comes back is drawn in two parts, and one that is pressed on a hex is a part of its own', () => {
  const stroke = [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: 3 },
  ];
  expect(unbroken(stroke, 'flat')).toEqual([
    [
      [1, 1],
      [1, 2],
    ],
    [[1, 4]],
  ]);
});

it('a road that is too long for one message goes on in the next from the hex that it came to', () => {
  const there = Array.from({ length: MOST_BRUSHED + 5 }, (_, nth) => ({ x: 0, y: nth % 2 }));
  const [first, second, ...others] = unbroken(there, 'flat');
  expect(others).toEqual([]);
  expect(first).toHaveLength(MOST_BRUSHED);
  expect(second).toHaveLength(6);
  expect(second?.[0]).toEqual(first?.at(-1));
});

it('a road that ends at the side of a hex through which another runs is joined to it, and one that stops short is not', () => {
  const [hex, beside] = [
    { x: 3, y: 3 },
    { x: 3, y: 2 },
  ];
  const [middle, there] = [hexMiddle(hex, 'flat'), hexMiddle(beside, 'flat')];
  const runs = ({ x, y }: typeof hex): boolean => x === beside.x && y === beside.y;
  const part = (far: number) => ({
    x: middle.x + (there.x - middle.x) * far,
    y: middle.y + (there.y - middle.y) * far,
  });
  expect(metAcross(hex, part(0.4), runs, 'flat')).toEqual(beside);
  expect(metAcross(hex, part(0.2), runs, 'flat')).toBeNull();
  expect(metAcross(hex, part(0.4), () => false, 'flat')).toBeNull();
});

it('a road and a river drawn in one stroke are each joined where it ends to what is of their own kind', () => {
  const [through, beside] = [
    [3, 5],
    [3, 4],
  ].map(([x = 0, y = 0]) => ({ x, y })) as [Square, Square];
  const [middle, next] = [hexMiddle(beside, 'flat'), hexMiddle({ x: 3, y: 3 }, 'flat')];
  const end = pointAlong({ a: middle, b: next }, 0.4);
  const stroke = { through: [through, beside], begun: hexMiddle(through, 'flat'), ended: end };
  const roadAhead = (way: string, { x, y }: Square): boolean => way === 'road' && x === 3 && y === 3;
  const [road, river] = waysDrawn(['road', 'river'], stroke, roadAhead, 'flat');
  expect(road).toEqual({
    way: 'road',
    parts: [
      [
        [4, 6],
        [4, 5],
        [4, 4],
      ],
    ],
  });
  expect(river).toEqual({
    way: 'river',
    parts: [
      [
        [4, 6],
        [4, 5],
      ],
    ],
  });
});

it.each(['flat', 'pointy'] as const)(
  'a ground is poured over %s hexes as far as they are joined and alike',
  (layout) => {
    const lake = [
      { x: 2, y: 2 },
      { x: 2, y: 3 },
      { x: 2, y: 4 },
      { x: 7, y: 7 },
    ];
    const alike = ({ x, y }: Square) => lake.some((one) => one.x === x && one.y === y);
    expect(joined({ x: 2, y: 3 }, alike, layout).toSorted((a, b) => a.y - b.y)).toEqual(lake.slice(0, 3));
  },
);
