import { centreOf, movedAlong, type Segment, type Square } from '@lanthorn/geometry';
import { type Scene, wallKey } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { copied, pastedAt, split } from './clip.ts';
import { dug } from './dig.ts';
import { wallsIn } from './patch.ts';
import { lineOfRuns } from './runs.ts';

const sheet = (facts: Partial<Scene> = {}): Scene =>
  ({
    grid: 'square',
    width: 10,
    height: 8,
    floor: Array<string>(8).fill('1100000000'),
    walls: [{ a: { x: 2, y: 0 }, b: { x: 2, y: 8 } }],
    doors: {
      gate: {
        id: 'gate',
        segment: { a: { x: 2, y: 1 }, b: { x: 2, y: 2 } },
        kind: 'door',
        state: 'closed',
        locked: true,
        stuck: false,
      },
    },
    rooms: [
      {
        key: '1',
        name: 'Cell',
        at: { x: 0, y: 0 },
        squares: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 1, y: 5 },
        ],
        text: 'Rats.',
      },
    ],
    traps: { pit: { id: 'pit', name: 'Pit', squares: [{ x: 1, y: 1 }], guards: 'room', damage: null, text: '' } },
    lights: [{ at: { x: 0.5, y: 0.5 }, radiusFeet: 20, colour: null }],
    features: [{ kind: 'well', at: { x: 1.5, y: 7.5 } }],
    notes: [],
    ...facts,
  }) as unknown as Scene;

const names = Array.from({ length: 40 }, (_, at) => `new-${at}`);
const fresh = { id: () => names.pop() ?? '', key: (taken: readonly string[]) => String(2 + taken.length) };
const from = { x: 0, y: 0 };
const to = { x: 2, y: 2 };

describe('copying a part of a map', () => {
  it('takes walls as far as they lie in it, and other things that lie in it', () => {
    const { bounds, put } = copied(sheet(), to, from);
    expect(bounds).toEqual({ width: 3, height: 3 });
    expect(put.walls).toEqual([[2, 0, 2, 3]]);
    expect(put.floor).toEqual([
      [0, 0, 2],
      [0, 1, 2],
      [0, 2, 2],
    ]);
    expect(put.rooms?.[0]?.squares).toEqual([[0, 0, 2]]);
    expect([put.doors?.length, put.traps?.length, put.lights?.length, put.features?.length]).toEqual([1, 1, 1, 0]);
  });

  it('is put down elsewhere under names of its own, and changes nothing of what was copied', () => {
    const scene = sheet();
    const { put, take } = pastedAt(scene, copied(scene, from, to), { x: 4, y: 4 }, fresh);
    expect(take).toEqual({});
    expect(put.walls).toEqual([[6, 4, 6, 7]]);
    expect(put.doors).toMatchObject([{ segment: [6, 5, 6, 6], locked: true }]);
    expect(put.doors?.[0]?.id).not.toBe('gate');
    expect(put.rooms).toMatchObject([{ key: '2', name: 'Cell', at: { x: 4, y: 4 }, squares: [[4, 4, 2]] }]);
    expect(put.lights).toMatchObject([{ at: { x: 4.5, y: 4.5 } }]);
  });

  it('leaves out what would lie off the map', () => {
    const scene = sheet();
    const { put } = pastedAt(scene, copied(scene, from, to), { x: 9, y: -1 }, fresh);
    expect(put.walls).toEqual([]);
    expect(put.floor).toEqual([
      [9, 0, 1],
      [9, 1, 1],
    ]);
    expect(put.doors).toEqual([]);
    expect(put.rooms).toEqual([]);
  });

  it('digs no floor where a map is open all over', () => {
    expect(copied(sheet({ floor: null }), from, to).put.floor).toEqual([]);
  });
});

describe.each(['pointy', 'flat'] as const)('copying a part of a map of hexes, %s', (grid) => {
  const rock = sheet({
    grid,
    width: 12,
    height: 12,
    floor: Array<string>(12).fill('000000000000'),
    walls: [],
    doors: {},
    rooms: [],
    traps: {},
    lights: [],
    features: [],
  });
  const dugAt = (scene: Scene, squares: readonly Square[]): Scene => {
    const { put } = dug(scene, lineOfRuns(squares), false);
    const rows = scene.floor?.map((row, y) =>
      Array.from(row, (bit, x) => (squares.some((one) => one.x === x && one.y === y) ? '1' : bit)).join(''),
    );
    return { ...scene, floor: rows ?? null, walls: [...scene.walls, ...wallsIn(put)] };
  };
  const cave = [
    { x: 2, y: 2 },
    { x: 3, y: 2 },
    { x: 2, y: 3 },
    { x: 3, y: 3 },
    { x: 3, y: 4 },
  ];
  const lit = dugAt(rock, cave);
  const scene: Scene = {
    ...lit,
    rooms: [{ key: '1', name: 'Cell', at: { x: 2, y: 2 }, squares: cave, text: '' }],
    lights: [{ at: centreOf({ x: 3, y: 3 }, grid), radiusFeet: 20, colour: null }],
  };
  const keys = (walls: readonly Segment[]) => new Set(walls.map(wallKey));

  it.each([
    [5, 5],
    [6, 5],
    [5, 6],
    [6, 6],
    [2, 7],
  ])('and put down at column %i, row %i, it is as though it had been dug there', (x, y) => {
    const clip = copied(scene, { x: 2, y: 2 }, { x: 3, y: 4 });
    const { put } = pastedAt(rock, clip, { x, y }, fresh);
    const there = cave.map((hex) => movedAlong(hex, { x: 2, y: 2 }, { x, y }, grid));
    expect(put.floor).toEqual(lineOfRuns(there));
    expect(put.rooms?.[0]?.squares).toEqual(lineOfRuns(there));
    expect(put.rooms?.[0]?.at).toEqual({ x, y });
    expect(keys(wallsIn(put))).toEqual(keys(dugAt(rock, there).walls));
    const lamp = centreOf(movedAlong({ x: 3, y: 3 }, { x: 2, y: 2 }, { x, y }, grid), grid);
    expect(put.lights?.[0]?.at.x).toBeCloseTo(lamp.x, 2);
    expect(put.lights?.[0]?.at.y).toBeCloseTo(lamp.y, 2);
  });

  it('takes walls at the sides of its hexes, and of a longer wall what lies in them', () => {
    const { a, b } = { a: centreOf({ x: 0, y: 3 }, grid), b: centreOf({ x: 11, y: 3 }, grid) };
    const crossed = { ...rock, walls: [{ a, b }] };
    const [wall, ...more] = wallsIn(copied(crossed, { x: 2, y: 3 }, { x: 4, y: 3 }).put);
    expect(more).toEqual([]);
    expect(wall && Math.hypot(wall.b.x - wall.a.x, wall.b.y - wall.a.y)).toBeCloseTo(grid === 'pointy' ? 3 : 2.6, 0);
    expect(copied(scene, { x: 7, y: 7 }, { x: 9, y: 9 }).put.walls).toEqual([]);
  });

  it('leaves out what would lie off the map, and fits no map of squares', () => {
    const clip = copied(scene, { x: 2, y: 2 }, { x: 3, y: 4 });
    const { put } = pastedAt(rock, clip, { x: 11, y: 10 }, fresh);
    for (const [x, y, count] of put.floor ?? []) {
      expect(x + count).toBeLessThanOrEqual(12);
      expect(y).toBeLessThan(12);
    }
    expect(clip.grid).toBe(grid);
  });
});

describe('splitting a wall', () => {
  const wall = { a: { x: 2, y: 0 }, b: { x: 2, y: 8 } };

  it('makes two that meet where it is nearest to the hand', () => {
    expect(split(wall, { x: 2.3, y: 3 })).toEqual({
      put: {
        walls: [
          [2, 0, 2, 3],
          [2, 3, 2, 8],
        ],
      },
      take: { walls: [[2, 0, 2, 8]] },
    });
  });

  it('does nothing at its ends', () => {
    expect(split(wall, { x: 2, y: 8 })).toBeNull();
  });
});
