import { EDGES, type PartyMap, withStroke } from '@lanthorn/rules';
import { describe, expect, it, test } from 'vitest';
import { fillPath, wallPath } from './paper.ts';
import { between, borderAt, roomOf, sideNear, wayOf } from './strokes.ts';

const rows = Array.from({ length: 6 }, () => '.'.repeat(8));
const blank: PartyMap = {
  id: 'm' as PartyMap['id'],
  name: 'Map',
  width: 8,
  height: 6,
  feetPerSquare: 10,
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
    expect(walls(beside)).toContain('3 1v1');
    expect(walls(beside)).toContain('3 2v1');
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
    expect(walls(way.reduce(withStroke, room))).not.toContain('3 1v1');
  });

  test('a second click on a door takes it off again, and beside nothing there is none', () => {
    const side = { x: 1, y: 1, edge: 'north' } as const;
    const door = borderAt(room, side, 'door').reduce(withStroke, room);
    expect(walls(door)).not.toContain('1 1h1');
    expect(walls(borderAt(door, side, 'door').reduce(withStroke, door))).toContain('1 1h1');
    expect(borderAt(room, { x: 6, y: 4, edge: 'west' }, 'door')).toEqual([]);
  });
});

test('a quick hand leaves no gap in a passage', () => {
  expect(between({ x: 1, y: 1 }, { x: 3, y: 2 })).toEqual([
    { x: 2, y: 1 },
    { x: 2, y: 2 },
    { x: 3, y: 2 },
  ]);
  expect(between({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual([]);
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
  expect(sideNear(point)).toEqual(side);
});
