import { hexMiddle } from '@lanthorn/geometry';
import { expect, it } from 'vitest';
import { brushedIn, type Drawn, paintedBy, partAround } from './look.ts';

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

it('a brush that went over a whole map of 100 by 100 paints it in parts, each small enough to be sent', () => {
  const parts = brushedIn(Array.from({ length: 10_000 }, (_, at) => ({ x: at % 100, y: Math.floor(at / 100) })));
  expect(parts.map(({ also }) => also?.length)).toEqual([3_999, 3_999, 1_999]);
  expect(parts[1]).toMatchObject({ column: 1, row: 41, toColumn: 1, toRow: 41 });
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(64 * 1024);
  expect(brushedIn([{ x: 2, y: 0 }])).toEqual([{ column: 3, row: 1, toColumn: 3, toRow: 1 }]);
});

it('a ground is painted with a road through it, and nothing is painted that is so already', () => {
  const hex = (x: number, ground: Drawn['ground'], road = false) => ({ x, y: 0, ground, road, river: false }) as Drawn;
  const over = [hex(0, 'forest'), hex(1, 'hills'), hex(2, 'forest'), hex(3, 'swamp', true)];
  const brush = { road: true, river: false };
  expect(paintedBy({ ground: 'swamp', ...brush }, over)).toMatchObject([
    {
      ground: 'swamp',
      column: 1,
      also: [
        [2, 1],
        [3, 1],
      ],
    },
  ]);
});

it('a ground is painted under the roads and rivers that are there, and they go by a brush of their own', () => {
  const hex = (x: number, road: boolean, river: boolean) => ({ x, y: 0, ground: 'clear', road, river }) as Drawn;
  const over = [hex(0, true, false), hex(1, false, true), hex(2, false, false)];
  const forest = paintedBy({ ground: 'forest', road: false, river: false }, over);
  expect(forest.map(({ column, ground, road, river }) => [column, ground, road, river])).toEqual([
    [1, 'forest', true, false],
    [2, 'forest', false, true],
    [3, 'forest', false, false],
  ]);
  const none = paintedBy({ ground: null, road: false, river: false }, over);
  expect(none).toMatchObject([{ column: 1, also: [[2, 1]], ground: 'clear', road: false, river: false }]);
});
