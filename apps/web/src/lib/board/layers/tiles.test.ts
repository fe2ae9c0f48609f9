import { describe, expect, it } from 'vitest';
import type { BoardModel } from '../model.ts';
import { NO_BOARD } from '../model.ts';
import { tilesOf } from './tiles.ts';

const scene = {
  id: 's',
  name: 'Crypt',
  width: 16,
  height: 8,
  feetPerSquare: 5,
  ambient: 'dark',
  picture: true,
} as const;

const board = (explored: readonly string[], all = false): BoardModel => ({
  ...NO_BOARD,
  scene,
  all,
  rows: explored.map((row, y) => ({ y, explored: row, seen: '', floor: '', walls: [] })),
});

const nothing = '0'.repeat(16);

describe('the tiles of a picture', () => {
  it('are asked for only where something has been explored', () => {
    expect(tilesOf(board(Array.from({ length: 8 }, () => nothing)))).toEqual([]);
    const tiles = tilesOf(board([`1${'0'.repeat(15)}`, ...Array.from({ length: 7 }, () => nothing)]));
    expect(tiles.map(({ column, row }) => [column, row])).toEqual([[0, 0]]);
  });

  it('are asked for anew when more of them has been explored', () => {
    const less = tilesOf(board([`1${'0'.repeat(15)}`]))[0]?.version;
    const more = tilesOf(board([`11${'0'.repeat(14)}`]))[0]?.version;
    expect(less).not.toBe(more);
  });

  it('are all the referee’s', () => {
    expect(tilesOf(board([nothing], true))).toHaveLength(2);
  });

  it('are none without a picture', () => {
    expect(tilesOf({ ...board(['1']), scene: { ...scene, picture: false } })).toEqual([]);
  });
});
