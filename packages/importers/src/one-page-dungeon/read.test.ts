import {
  barriersOf,
  blocked,
  centreOf,
  hasSquare,
  pathTo,
  reachable,
  sidesOf,
  squaresOf,
  visibleSquares,
  wallPieces,
} from '@lanthorn/geometry';
import { describe, expect, test } from 'vitest';
import { onePageDungeon } from '../../test/files.ts';
import { readOnePageDungeon } from './read.ts';

type File = Record<string, unknown>;
const read = (change: File = {}) => readOnePageDungeon(JSON.stringify({ ...onePageDungeon, ...change }));
const granted = (change: File = {}) => {
  const result = read(change);
  if (result.read === null) throw new Error(result.message);
  return result;
};
const q = (x: number, y: number) => ({ x, y });

describe('a One Page Dungeon', () => {
  const { read: scene, dropped } = granted();
  const bounds = { width: scene.width, height: scene.height, grid: scene.grid };
  const floor = scene.floor ?? [];
  const closed = scene.doors.filter(({ state }) => state === 'closed').map(({ segment }) => segment);
  const open = barriersOf(scene.walls);
  const shut = barriersOf([...scene.walls, ...closed]);
  const entrance = q(1, 3);

  test('is moved so that a margin of one square lies around it, dark, ten feet a square', () => {
    expect(scene).toMatchObject({ name: 'Cellar of Tests', width: 15, height: 10, feetPerSquare: 10, ambient: 'dark' });
    expect(floor).toEqual([
      '000000000000000',
      '000000000011100',
      '001110000111110',
      '011111111111110',
      '001110000111110',
      '000100000011100',
      '001110000001000',
      '001110000001000',
      '000000000001000',
      '000000000000000',
    ]);
  });

  test('can be walked whole with its doors open, and not left', () => {
    const reached = reachable(entrance, { floor: null, barriers: open, bounds }, Infinity);
    expect(reached).toHaveLength(squaresOf(floor).length);
    expect(reached.every(({ square }) => hasSquare(floor, square))).toBe(true);
  });

  test('shows nothing beyond its walls', () => {
    const square = squaresOf(floor).filter(({ x }) => x < 8);
    for (const from of square) {
      const sight = visibleSquares(centreOf(from, 'square'), Infinity, open, bounds);
      expect(squaresOf(sight).filter((seen) => seen.x < 8 && !hasSquare(floor, seen))).toEqual([]);
    }
  });

  test('has doors that part their two sides while closed', () => {
    expect(scene.doors.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'door closed',
      'archway open',
      'secret closed',
      'secret closed',
    ]);
    for (const { segment, state } of scene.doors) {
      const [a, b] = sidesOf(segment, 'square');
      expect(pathTo(a, b, { floor, barriers: open, bounds }, 3)).not.toBeNull();
      if (state === 'open') continue;
      expect(pathTo(a, b, { floor, barriers: shut, bounds }, 50)).toBeNull();
      expect(blocked(centreOf(a, 'square'), centreOf(b, 'square'), shut)).toBe(true);
    }
  });

  test('has secret doors that are a piece of wall like any other', () => {
    const [straight, round] = scene.doors.filter(({ kind }) => kind === 'secret');
    expect(straight?.segment).toEqual({ a: q(3, 5), b: q(4, 5) });
    const length = ({ a, b }: { a: { x: number; y: number }; b: { x: number; y: number } }) =>
      Math.hypot(b.x - a.x, b.y - a.y);
    const ring = scene.walls.filter(({ a }) => a.x > 9 && a.y % 1 !== 0 && a.x % 1 !== 0).map(length);
    expect(length(round?.segment ?? { a: q(0, 0), b: q(0, 0) })).toBeCloseTo(
      ring.toSorted((a, b) => a - b)[ring.length >> 1] ?? 0,
      3,
    );
    const squares = scene.doors
      .filter(({ kind }) => kind === 'secret')
      .map(({ segment }) => wallPieces([segment], bounds).length);
    expect(squares).toEqual([1, 1]);
  });

  test('keeps columns, water on the floor, the entrance, keyed rooms and the story', () => {
    expect(scene.features).toEqual([
      { kind: 'entrance', at: { x: 1.5, y: 3.5 } },
      { kind: 'column', at: { x: 10.5, y: 2.5 } },
      { kind: 'water', at: { x: 2.5, y: 2.5 } },
    ]);
    expect(scene.rooms.map(({ key, name, squares, text }) => [key, name, squares.length, text])).toEqual([
      ['1', 'Crate', 9, 'A crate.'],
      ['2', 'Treasure', 6, 'Treasure.'],
    ]);
    expect(scene.notes).toEqual([{ at: { x: 1.5, y: 3.5 }, text: 'Nobody lived here.' }]);
    expect(dropped).toEqual(['Squares of water off the floor: 1 of 2.']);
  });

  test('may have rects that lie over each other, round ones too, and doors without a rect', () => {
    const { read: odd, dropped: said } = granted({
      rects: [
        { x: 0, y: 0, w: 3, h: 3, rotunda: true },
        { x: 2, y: 2, w: 3, h: 3 },
        { x: 9, y: 2, w: 1, h: 1 },
      ],
      doors: [
        { x: 5, y: 3, dir: q(1, 0), type: 77 },
        { x: 0, y: 3, dir: q(0, 0), type: 1 },
      ],
      notes: [{ text: 'Far off.', ref: '9', pos: { x: 90, y: 90 } }],
      columns: [q(99, 99)],
    });
    expect(squaresOf(odd.floor ?? [])).toHaveLength(9 + 8 + 1 + 2);
    expect(said).toEqual([
      'Round rooms that became square: 1.',
      'Doors of an unknown type, now open passages: 1.',
      'Doors that face nowhere, now open passages: 1.',
      'Notes in no room, kept as notes: 1.',
      'Columns outside the map: 1.',
      'Squares of water off the floor: 1 of 2.',
    ]);
  });

  const refusals: [string, File, string, RegExp][] = [
    ['there are no rects', { rects: undefined }, 'malformed', /rects should be a list, but is missing/],
    ['there is no floor', { rects: [] }, 'no-floor', /nowhere to stand/],
    ['a rect has no size', { rects: [{ x: 0, y: 0, w: 0, h: 1 }] }, 'bad-number', /rects\.0\.w is less than 1/],
    ['a rect is negative', { rects: [{ x: 0, y: 0, w: 1, h: -4 }] }, 'bad-number', /rects\.0\.h/],
    ['a rect lies between squares', { rects: [{ x: 0.5, y: 0, w: 1, h: 1 }] }, 'bad-number', /rects\.0\.x/],
    ['a number is a text', { doors: [{ x: '0', y: 0, dir: q(1, 0), type: 1 }] }, 'bad-number', /doors\.0\.x/],
    [
      'it spans too much',
      {
        rects: [
          { x: 0, y: 0, w: 1, h: 1 },
          { x: 900, y: 0, w: 1, h: 1 },
        ],
      },
      'too-large',
      /904 by 7/,
    ],
    [
      'its rects cover each other endlessly',
      { rects: Array(5).fill({ x: 0, y: 0, w: 490, h: 490 }) },
      'too-large',
      /too often/,
    ],
    [
      'there are too many rects',
      { rects: Array(5001).fill({ x: 0, y: 0, w: 1, h: 1 }) },
      'too-large',
      /rects holds more than/,
    ],
  ];
  test.each(refusals)('is refused when %s', (_, change, code, message) => {
    expect(read({ notes: [], ...change })).toMatchObject({ read: null, code, message: expect.stringMatching(message) });
  });
});
