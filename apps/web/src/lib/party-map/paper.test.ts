import {
  centreOf,
  extentOf,
  midpointOf,
  within as onPaper,
  sidesAround,
  squareAt,
  stepsBetween,
} from '@lanthorn/geometry';
import { EDGES, type PartyMap, sideBetween, withStroke } from '@lanthorn/rules';
import { describe, expect, it, test } from 'vitest';
import { inWords } from './in-words.ts';
import { drawnPart, fillPath, gridPath, heldOn, segmentOf, sideMiddle, wallPath } from './paper.ts';
import { between, borderAt, roomOf, sideNear, wayOf } from './strokes.ts';

const rows = Array.from({ length: 6 }, () => '.'.repeat(8));
const blank: PartyMap = {
  id: 'm' as PartyMap['id'],
  name: 'Map',
  width: 8,
  height: 6,
  feetPerSquare: 10,
  grid: 'square',
  rows,
  borders: [],
  signs: [],
  party: null,
};
const room = roomOf(blank, { x: 1, y: 1 }, { x: 2, y: 2 }).reduce(withStroke, blank);
const walls = (map: PartyMap) => wallPath(map).split('M').slice(1);

describe('a room on the party’s map', () => {
  it('has walls all round, and none within', () => {
    expect(walls(room)).toHaveLength(8);
    expect(fillPath(room, 'floor')).toBe('M1 1h2v1h-2zM1 2h2v1h-2z');
  });

  it('keeps a wall to a room beside it, and a door that stood there', () => {
    const beside = roomOf(room, { x: 3, y: 1 }, { x: 4, y: 2 }).reduce(withStroke, room);
    expect(walls(beside)).toContain('3 1L3 2');
    expect(walls(beside)).toContain('3 2L3 3');
    const door = borderAt(room, { x: 3, y: 1, edge: 'west' }, 'door').reduce(withStroke, room);
    const joined = roomOf(door, { x: 3, y: 1 }, { x: 4, y: 2 }).reduce(withStroke, door);
    expect(joined.borders).toContainEqual({ x: 3, y: 1, edge: 'west', border: 'door' });
  });

  it('opens to a passage that is drawn up to it', () => {
    const way = wayOf(
      room,
      [
        { x: 2, y: 1 },
        { x: 3, y: 1 },
      ],
      'floor',
    );
    expect(way).toHaveLength(1);
    expect(walls(way.reduce(withStroke, room))).not.toContain('3 1L3 2');
  });

  test('a second click on a door takes it off again, and beside nothing there is none', () => {
    const side = { x: 1, y: 1, edge: 'north' } as const;
    const door = borderAt(room, side, 'door').reduce(withStroke, room);
    expect(walls(door)).not.toContain('1 1L2 1');
    expect(walls(borderAt(door, side, 'door').reduce(withStroke, door))).toContain('1 1L2 1');
    expect(borderAt(room, { x: 6, y: 4, edge: 'west' }, 'door')).toEqual([]);
  });
});

const hexes = (grid: 'pointy' | 'flat'): PartyMap => ({ ...blank, grid });

describe.each(['pointy', 'flat'] as const)('on paper of hexes, %s', (grid) => {
  const sheet = hexes(grid);
  const place = { x: 2, y: 3 };
  const single = roomOf(sheet, place, place).reduce(withStroke, sheet);

  test('a single hex has six walls, which are its sides', () => {
    expect(walls(single)).toHaveLength(6);
    const corners = walls(single).flatMap((wall) => wall.split('L'));
    expect(new Set(corners).size).toBe(6);
    expect(fillPath(single, 'floor').match(/M/g)).toHaveLength(1);
  });

  test('a room has walls all round, and none within; a passage opens into it', () => {
    const room = roomOf(sheet, { x: 1, y: 1 }, { x: 2, y: 2 }).reduce(withStroke, sheet);
    expect(walls(room)).toHaveLength(14);
    const [own, next] = [
      { x: 2, y: 1 },
      { x: 3, y: 1 },
    ];
    const side = sideBetween(own, next, grid);
    const { a, b } = segmentOf(side ?? { ...own, edge: 'north' }, grid);
    const wall = `${a.x} ${a.y}L${b.x} ${b.y}`;
    expect(walls(room)).toContain(wall);
    expect(walls(wayOf(room, [own, next], 'floor').reduce(withStroke, room))).not.toContain(wall);
  });

  test('from hex to hex one goes over sides, by as many hexes as they lie apart', () => {
    const [from, to] = [
      { x: 0, y: 5 },
      { x: 7, y: 0 },
    ];
    const way = [from, ...between(from, to, grid)];
    expect(way.at(-1)).toEqual(to);
    expect(way).toHaveLength(1 + stepsBetween(from, to, grid));
    for (const [step, next] of way.slice(1).entries())
      expect(sideBetween(way[step] ?? from, next, grid)).not.toBeNull();
  });

  test('near the middle of each of its sides that side is hit, and a door stands there, once', () => {
    const middle = centreOf(place, grid);
    const hit = sidesAround(place, grid).map((side) => {
      const at = midpointOf(side);
      const near = sideNear({ x: at.x * 0.9 + middle.x * 0.1, y: at.y * 0.9 + middle.y * 0.1 }, grid);
      expect(near).toEqual(sideBetween(place, side.beyond, grid));
      const door = (near ? borderAt(single, near, 'door') : []).reduce(withStroke, single);
      expect(walls(door)).toHaveLength(5);
      return sideMiddle(near ?? { ...place, edge: 'north' }, grid);
    });
    for (const { length } of hit) expect(length).toBeCloseTo(1 / Math.sqrt(3), 2);
  });

  test('it is said in words which hex the pen is in, and on which of its sides doors stand', () => {
    const doors = sidesAround(place, grid).flatMap(({ beyond }) => {
      const side = sideBetween(place, beyond, grid);
      return side ? borderAt(single, side, 'door') : [];
    });
    const words = inWords(doors.reduce(withStroke, single), centreOf(place, grid));
    expect(words).toMatch(/^3 hexes across, 4 down, floor/);
    const winds = [...words.matchAll(/door to the ([a-z-]+)/g)].map(([, wind]) => wind).toSorted();
    const ends = grid === 'pointy' ? ['east', 'west'] : ['north', 'south'];
    expect(winds).toEqual(['north-east', 'north-west', 'south-east', 'south-west', ...ends].toSorted());
  });

  test('a hand beside the paper draws at its rim', () => {
    for (const point of [
      { x: -3, y: -3 },
      { x: 40, y: 3 },
      { x: 3, y: 40 },
      { x: 0.1, y: 1.1 },
    ])
      expect(onPaper(squareAt(heldOn(sheet, point), grid), sheet)).toBe(true);
  });

  test('those who look see what is drawn and two hexes around it, those who draw all of the paper', () => {
    const part = drawnPart(single, false);
    const middle = centreOf(place, grid);
    expect(part.x).toBeLessThan(middle.x - 0.9);
    expect(part.x + part.width).toBeGreaterThan(middle.x + 2.4);
    expect(drawnPart(single, true)).toEqual({ x: 0, y: 0, ...extentOf(sheet) });
  });

  test('the blank paper has a line around each of its hexes', () => {
    expect(gridPath(8, 6, grid).match(/M/g)).toHaveLength(48);
  });
});

test('a quick hand leaves no gap in a passage', () => {
  expect(between({ x: 1, y: 1 }, { x: 3, y: 2 }, 'square')).toEqual([
    { x: 2, y: 1 },
    { x: 2, y: 2 },
    { x: 3, y: 2 },
  ]);
  expect(between({ x: 1, y: 1 }, { x: 1, y: 1 }, 'square')).toEqual([]);
});

test.each([
  [
    { x: 2.5, y: 3.1 },
    { x: 2, y: 3, edge: EDGES[0] },
  ],
  [
    { x: 2.5, y: 3.9 },
    { x: 2, y: 4, edge: EDGES[0] },
  ],
  [
    { x: 2.1, y: 3.5 },
    { x: 2, y: 3, edge: EDGES[1] },
  ],
  [
    { x: 2.9, y: 3.5 },
    { x: 3, y: 3, edge: EDGES[1] },
  ],
])('beside %j the nearest side is %j', (point, side) => {
  expect(sideNear(point, 'square')).toEqual(side);
});
