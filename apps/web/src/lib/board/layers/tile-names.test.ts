import { describe, expect, it } from 'vitest';
import type { BoardModel } from '../model.ts';
import { NO_BOARD } from '../model.ts';
import { coarseTiles, fineTiles, type TileName, tilePlace, type View } from './tile-names.ts';

const scene = {
  id: 's',
  name: 'Crypt',
  width: 16,
  height: 8,
  feetPerSquare: 5,
  grid: 'square',
  gridLines: 'drawn',
  ambient: 'dark',
  picture: { pixelsPerSquare: 32 },
} as const;

const board = (explored: readonly string[], all = false, pixelsPerSquare = 32): BoardModel => ({
  ...NO_BOARD,
  scene: { ...scene, picture: { pixelsPerSquare } },
  all,
  rows: explored.map((row, y) => ({ y, explored: row, seen: '', floor: '', walls: [] })),
});

const nothing = '0'.repeat(16);
const places = (names: readonly TileName[]) => names.map(({ scale, column, row }) => `${scale}/${column}/${row}`);

/** A look at the upper left corner, with so many pixels to the square. */
const view = (scale: number, density = 1): View => ({
  camera: { scale, offset: { x: 0, y: 0 } },
  screen: { width: 400, height: 200 },
  density,
});

describe('the tiles of a picture', () => {
  it('are asked for only where something has been explored', () => {
    expect(coarseTiles(board(Array.from({ length: 8 }, () => nothing)))).toEqual([]);
    expect(places(coarseTiles(board([`1${'0'.repeat(15)}`, nothing])))).toEqual(['0/0/0']);
    expect(places(coarseTiles(board([`${'0'.repeat(15)}1`, nothing])))).toEqual(['0/1/0']);
  });

  it('are asked for anew when more of them has been explored, and only then', () => {
    const version = (...rows: readonly string[]) => coarseTiles(board(rows))[0]?.version;
    const less = version(`1${'0'.repeat(15)}`);
    expect(version(`11${'0'.repeat(14)}`)).not.toBe(less);
    expect(version(nothing, `1${'0'.repeat(15)}`)).not.toBe(less);
    expect(version(`1${'0'.repeat(14)}1`)).toBe(less);
  });

  it('are asked for anew when the squares under the picture become hexes', () => {
    for (const all of [true, false]) {
      const squares = board(['1'.repeat(16)], all);
      const hexes = { ...squares, scene: squares.scene && { ...squares.scene, grid: 'pointy' as const } };
      expect(coarseTiles(hexes)[0]?.version).not.toBe(coarseTiles(squares)[0]?.version);
    }
  });

  it('are all the referee’s', () => {
    expect(places(coarseTiles(board([nothing], true)))).toEqual(['0/0/0', '0/1/0']);
  });

  it('are none without a picture', () => {
    const without = { ...board(['1']), scene: { ...scene, picture: null } };
    expect([...coarseTiles(without), ...fineTiles(without, view(30))]).toEqual([]);
  });

  it('of a large picture are all of it halved often, and what is in view as sharp as the screen is', () => {
    const large = board([nothing], true, 256);
    expect(places(coarseTiles(large))).toHaveLength(8);
    expect(places(coarseTiles(large))).toContain('2/3/1');
    expect(places(fineTiles(large, view(128)))).toEqual(['1/0/0', '1/1/0']);
    expect(places(fineTiles(large, view(128, 2)))).toContain('0/3/1');
    expect(fineTiles(large, view(60))).toEqual([]);
  });

  it('lie where the squares lie over the picture, and are other ones once those lie otherwise', () => {
    const laid = (corner: { x: number; y: number }, explored: readonly string[], all = false): BoardModel => {
      const model = board(explored, all);
      return { ...model, scene: { ...scene, picture: { pixelsPerSquare: 32, corner } } };
    };
    const first = [`1${'0'.repeat(15)}`];
    expect(places(coarseTiles(laid({ x: 300, y: 0 }, first)))).toEqual(['0/1/0']);
    expect(places(coarseTiles(laid({ x: 240, y: 250 }, first)))).toEqual(['0/0/0', '0/1/0', '0/0/1', '0/1/1']);
    expect(places(coarseTiles(laid({ x: -300, y: 0 }, first)))).toEqual([]);
    expect(places(coarseTiles(laid({ x: -300, y: 0 }, first, true)))).toEqual(['0/0/0']);
    for (const all of [true, false])
      expect(coarseTiles(laid({ x: 5, y: 0 }, first, all))[0]?.version).not.toBe(
        coarseTiles(laid({ x: 0, y: 0 }, first, all))[0]?.version,
      );
    expect(tilePlace({ scale: 1, column: 1, row: 0 }, { pixelsPerSquare: 32, corner: { x: 64, y: -32 } })).toEqual({
      x: 14,
      y: 1,
      span: 16,
    });
  });

  it('do not go beyond the last whole pixel of the map', () => {
    expect(places(coarseTiles(board([nothing], true, 16.02)))).toEqual(['0/0/0']);
  });
});
