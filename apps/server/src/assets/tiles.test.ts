import type { Scene } from '@lanthorn/rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TileCache } from './tile-cache.ts';
import { cutOf, cutPixels, drawTile, TILE_SQUARES } from './tiles.ts';

const PIXELS = 4;

/** A map 10 by 9 squares, with one explored square at (1, 0). */
const scene = {
  width: 10,
  height: 9,
  explored: ['0100000000', ...Array.from({ length: 8 }, () => '0000000000')],
} as unknown as Scene;

/** Red all over: the colour that nobody but the referee may see. */
const secret = sharp({ create: { width: 40, height: 36, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();

describe('a tile of a picture', () => {
  it('shows a player the explored squares and not a pixel more, not even under transparency', async () => {
    const cut = cutOf(scene, 'player', 0, 0);
    if (!cut) throw new Error('the tile is there');
    const { data, width, height } = await cutPixels(await secret, cut, PIXELS);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const explored = y < PIXELS && x >= PIXELS && x < 2 * PIXELS;
        const pixel = [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
        expect([x, y, pixel]).toEqual([x, y, explored ? [255, 0, 0, 255] : [0, 0, 0, 0]]);
      }
    }
  });

  it('shows the referee all of it', async () => {
    const cut = cutOf(scene, 'referee', 1, 1);
    if (!cut) throw new Error('the tile is there');
    const drawn = await sharp(await drawTile(await secret, cut, PIXELS)).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 2 * PIXELS, PIXELS]);
    const { data } = await cutPixels(await secret, cut, PIXELS);
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  });

  it.each([
    [-1, 0],
    [2, 0],
    [0, 2],
  ])('is none at column %i, row %i', (column, row) => {
    expect(cutOf(scene, 'referee', column, row)).toBeNull();
    expect(TILE_SQUARES).toBe(8);
  });
});

describe('the tiles that are kept', () => {
  it('are drawn once, and forgotten when there is no room', async () => {
    let drawn = 0;
    const draw = async () => {
      drawn += 1;
      return new Uint8Array(60);
    };
    const cache = new TileCache(100);
    await Promise.all([cache.get('a', draw), cache.get('a', draw)]);
    expect(drawn).toBe(1);
    await cache.get('b', draw);
    await cache.get('a', draw);
    expect(drawn).toBe(3);
  });
});
