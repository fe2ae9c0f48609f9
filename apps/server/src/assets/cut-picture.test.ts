import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { noise } from '../../test/maps.ts';
import { type CutPicture, cutPicture } from './cut-picture.ts';
import { mapPictureFrom } from './picture.ts';

/** The colours of all pixels of all tiles. */
async function coloursOf({ tiles }: CutPicture): Promise<ReadonlySet<string>> {
  const colours = new Set<number>();
  for (const { path } of tiles) {
    const data = await sharp(path).removeAlpha().raw().toBuffer();
    for (let at = 0; at < data.length; at += 3) colours.add(data.readUIntBE(at, 3));
  }
  return new Set([...colours].map((colour) => colour.toString(16).padStart(6, '0')));
}

describe('a picture', () => {
  it('is cut into tiles that hold each pixel as it was, at scales each half of the one before', async () => {
    const bytes = await noise(600, 300);
    const pixels = await sharp(bytes).raw().toBuffer();
    await cutPicture(bytes, async ({ tiles, scales }) => {
      expect(scales).toBe(3);
      expect(tiles.map(({ scale, column, row }) => `${scale}/${column}/${row}`).toSorted()).toEqual([
        ...['0/0/0', '0/0/1', '0/1/0', '0/1/1', '0/2/0', '0/2/1'],
        ...['1/0/0', '1/1/0'],
        '2/0/0',
      ]);
      for (const { column, row, path } of tiles.filter(({ scale }) => scale === 0)) {
        const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        for (let y = 0; y < info.height; y += 1) {
          const from = ((row * 256 + y) * 600 + column * 256) * 3;
          expect(data.subarray(y * info.width * 3, (y + 1) * info.width * 3)).toEqual(
            pixels.subarray(from, from + info.width * 3),
          );
        }
      }
    });
  });

  it('has every tile that it fills pressed besides, and no other', async () => {
    await cutPicture(await noise(600, 300), async ({ tiles, bytes }) => {
      const pressed = tiles.flatMap((tile) => (tile.pressed ? [{ ...tile, pressed: tile.pressed }] : []));
      expect(pressed.map(({ scale, column, row }) => `${scale}/${column}/${row}`).toSorted()).toEqual([
        '0/0/0',
        '0/1/0',
      ]);
      let counted = 0;
      for (const { path, pressed } of tiles)
        for (const file of [path, pressed]) counted += file ? (await readFile(file)).byteLength : 0;
      expect(bytes).toBe(counted);
      for (const { pressed: path } of pressed)
        expect(await sharp(path).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' });
    });
  });

  it('is halved by the mean of four pixels and no others: an edge between two of them stays an edge', async () => {
    const half = { create: { width: 512, height: 1024, channels: 3, background: '#ff00ff' } } as const;
    const halves = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#008000' } })
      .composite([{ input: half, left: 512, top: 0 }])
      .png()
      .toBuffer();
    expect(await cutPicture(halves, coloursOf)).toEqual(new Set(['ff00ff', '008000']));
  });

  it('leaves no file behind, whether it could be cut or not', async () => {
    let seen = '';
    await cutPicture(await noise(40, 40), async ({ tiles }) => {
      seen = tiles[0]?.path ?? '';
      expect((await readFile(seen)).byteLength).toBe(tiles[0]?.bytes);
    });
    expect(existsSync(seen)).toBe(false);
    await expect(cutPicture((await noise(200, 200)).subarray(0, 20_000), async () => {})).rejects.toMatchObject({
      code: 'bad-file',
    });
  });
});

/** A PNG of which there is no more than the head. */
function headOfPng(width: number, height: number): Uint8Array {
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d494844520000000000000000080200000000000000' +
      '0000000c4944415408d763f8ffff3f0005fe02fe0000000049454e44ae426082',
    'hex',
  );
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29);
  return png;
}

function crc(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

describe('the picture of a map', () => {
  it('may have 24,000 pixels along each side, and is refused beyond with what it has and may have', async () => {
    expect(await mapPictureFrom(headOfPng(24_000, 24_000))).toMatchObject({ width: 24_000, height: 24_000 });
    await expect(mapPictureFrom(headOfPng(24_001, 24_000))).rejects.toMatchObject({
      code: 'too-large',
      message: 'The picture is 24001 × 24000 pixels: a map may have 24000 × 24000. Make it smaller.',
    });
  });

  it('that can only be read whole may have less, and is told what to do', async () => {
    const image = sharp({ create: { width: 16, height: 16, channels: 3, background: '#123456' } });
    const [webp, plain] = [await image.clone().webp().toBuffer(), await image.clone().jpeg().toBuffer()];
    const progressive = await image.jpeg({ progressive: true }).toBuffer();
    webp.writeUInt16LE(9_000, 26);
    webp.writeUInt16LE(8_000, 28);
    for (const [jpeg, frame] of [
      [plain, 0xffc0],
      [progressive, 0xffc2],
    ] as const) {
      const head = jpeg.indexOf(Buffer.from([frame >> 8, frame & 255]));
      jpeg.writeUInt16BE(8_000, head + 5);
      jpeg.writeUInt16BE(9_000, head + 7);
    }
    for (const [bytes, kind] of [
      [webp, 'WEBP'],
      [progressive, 'progressive'],
    ] as const)
      await expect(mapPictureFrom(bytes)).rejects.toMatchObject({
        code: 'too-large',
        message: expect.stringMatching(new RegExp(`${kind}.*may have 64 million.*Save it as a plain PNG or JPEG`)),
      });
    expect(await mapPictureFrom(plain)).toMatchObject({ width: 9_000, height: 8_000 });
  });
});
