import type { Scene } from '@lanthorn/rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CutPictures, cutPicture } from './cut-picture.ts';
import { TileCache } from './tile-cache.ts';
import { cutOf, cutPixels, drawTile, TILE_SQUARES } from './tiles.ts';

const PIXELS = 4;

/** A map 10 by 9 squares, with one explored square at (1, 0). */
const scene = {
  width: 10,
  height: 9,
  explored: ['0100000000', ...Array.from({ length: 8 }, () => '0000000000')],
} as unknown as Scene;

const grid = { width: 10, height: 9, pixels: PIXELS };

/** Red all over: the colour that nobody but the referee may see. */
const secret = sharp({ create: { width: 40, height: 36, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();

describe('a tile of a picture', () => {
  it('shows a player the explored squares and not a pixel more, not even under transparency', async () => {
    const cut = cutOf(scene, 'player', 0, 0);
    if (!cut) throw new Error('the tile is there');
    const tile = (await cutPicture(await secret, grid)).get('0/0');
    const { data, width, height } = await cutPixels(tile, cut, PIXELS);
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
    const tile = (await cutPicture(await secret, grid)).get('1/1');
    const drawn = await sharp(await drawTile(cut, PIXELS, async () => tile)).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 2 * PIXELS, PIXELS]);
    const { data } = await cutPixels(tile, cut, PIXELS);
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

describe('a picture', () => {
  it('is cut once for all who ask at once, and again when it was forgotten', async () => {
    let read = 0;
    const reading = async () => {
      read += 1;
      return secret;
    };
    const pictures = new CutPictures(1);
    await Promise.all([pictures.get('a', grid, reading), pictures.get('a', grid, reading)]);
    await pictures.get('a', grid, reading);
    expect(read).toBe(1);
    await pictures.get('b', grid, reading);
    await pictures.get('a', grid, reading);
    expect(read).toBe(3);
  });

  it('that cannot be read is no tiles, and is read again the next time', async () => {
    const pictures = new CutPictures();
    await expect(pictures.get('a', grid, async () => new Uint8Array(10))).rejects.toThrow();
    expect((await pictures.get('a', grid, () => secret)).size).toBe(4);
  });

  it('is cut into tiles that hold each pixel once, whatever part of a pixel a square has', async () => {
    const [width, height] = [164, 148];
    const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251));
    const picture = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const tiles = await cutPicture(picture, { width: 10, height: 9, pixels: 16.4 });
    for (const [place, left, top] of [
      ['0/0', 0, 0],
      ['1/0', 131, 0],
      ['0/1', 0, 131],
      ['1/1', 131, 131],
    ] as const) {
      const { bytes, raw } = tiles.get(place) ?? { bytes: new Uint8Array(), raw: null };
      if (!raw) throw new Error('a small picture is kept as it is');
      const { data, info } = await sharp(bytes, { raw }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      for (let y = 0; y < info.height; y += 1) {
        const from = ((top + y) * width + left) * 3;
        const line = data.subarray(y * info.width * 3, (y + 1) * info.width * 3);
        expect(line.equals(pixels.subarray(from, from + info.width * 3))).toBe(true);
      }
      expect([left + info.width, top + info.height].every((end) => [131, 164, 148].includes(end))).toBe(true);
    }
  });

  it('that is large is kept smaller, and loses nothing', async () => {
    const large = await sharp({ create: { width: 4_200, height: 4_200, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const tile = (await cutPicture(large, { width: 42, height: 42, pixels: 100 })).get('5/5');
    expect([tile?.raw, (tile?.bytes.byteLength ?? 0) < 10_000]).toEqual([null, true]);
    const cut = { column: 5, row: 5, width: 2, height: 2, shown: ['10', '00'] };
    const { data, width } = await cutPixels(tile, cut, 100);
    expect([width, [...data.subarray(0, 4)], [...data.subarray(100 * 4, 101 * 4)]]).toEqual([
      200,
      [0x12, 0x34, 0x56, 255],
      [0, 0, 0, 0],
    ]);
  });

  it('of which nothing is shown is not read', async () => {
    const cut = cutOf(scene, 'player', 1, 1);
    if (!cut) throw new Error('the tile is there');
    const drawn = await drawTile(cut, PIXELS, () => Promise.reject(new Error('it was read')));
    expect((await sharp(drawn).raw().toBuffer()).every((byte) => byte === 0)).toBe(true);
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
