import type { Scene } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { copied, pastedAt, split } from './clip.ts';

const sheet = (facts: Partial<Scene> = {}): Scene =>
  ({
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

const names = Array.from({ length: 9 }, (_, at) => `new-${at}`);
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
