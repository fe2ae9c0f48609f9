import type { Scene } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { roomsOfParty } from './rooms-of-party.ts';

const room = (key: string, x: number, columns: readonly number[]) => ({
  key,
  name: key,
  at: { x, y: 0 },
  text: '',
  squares: columns.map((column) => ({ x: column, y: 0 })),
});
const map = {
  grid: 'square',
  rooms: [room('hall', 1, [0, 1, 2]), room('vault', 4, [3, 4])],
} satisfies Pick<Scene, 'rooms' | 'grid'>;
const keys = (x: number, of = map): readonly string[] => roomsOfParty(of, [{ x, y: 0 }]).map(({ key }) => key);

describe('treasure that the party finds', () => {
  it('is of the room that it stands in, and of none beyond', () => {
    expect(keys(2)).toEqual(['hall']);
    expect(keys(3)).toEqual(['vault']);
  });

  it('in a passage is of the room that is nearest, and far from all of none', () => {
    expect(keys(6)).toEqual(['vault']);
    expect(keys(40)).toEqual([]);
  });

  it('is of the nearest also where the key names no squares', () => {
    const unmarked = { ...map, rooms: map.rooms.map((one) => ({ ...one, squares: [] })) };
    expect(keys(2, unmarked)).toEqual(['hall']);
  });
});
