import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { unreadable } from './picture.ts';
import { TILE_PIXELS, type TilePlace } from './tiles.ts';
import { Turns } from './turns.ts';

/** A picture in tiles, each a file with every pixel as it was. */
export interface CutPicture {
  /** At how many scales it was cut, each half of the one before; at the last all of it is one tile. */
  readonly scales: number;
  /** What all of its tiles take. */
  readonly bytes: number;
  readonly tiles: readonly TileFile[];
}

export interface TileFile extends TilePlace {
  readonly path: string;
  readonly bytes: number;
}

/** A large picture takes seconds of the processor: one after the other, off the thread that serves tables. */
const turns = new Turns(1);

/**
 * Cuts a picture, some lines of it at a time: the whole is never in memory. The tiles are gone when `use` ends.
 * Without loss, and halved by the plain mean of four pixels: where what is hidden is blanked later, nothing of it shines
 * through beside it.
 * @param source the path of a file, or what it holds
 * @throws HttpError `bad-file` for a picture that breaks off
 */
export const cutPicture = <T>(source: string | Uint8Array, use: (cut: CutPicture) => Promise<T>): Promise<T> =>
  turns.take(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lanthorn-picture-'));
    try {
      return await use(await cutInto(folder, source));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

async function cutInto(folder: string, source: string | Uint8Array): Promise<CutPicture> {
  const image = sharp(source, { limitInputPixels: false, sequentialRead: true, failOn: 'error' });
  await image
    .webp({ lossless: true, effort: 0 })
    .tile({ size: TILE_PIXELS, overlap: 0, depth: 'onetile', layout: 'dz' })
    .toFile(join(folder, 'tiles.dz'))
    .catch(unreadable);
  const levels = join(folder, 'tiles_files');
  const scales = (await readdir(levels, { withFileTypes: true })).filter((entry) => entry.isDirectory()).length;
  const tiles: TileFile[] = [];
  for (let scale = 0; scale < scales; scale += 1) {
    const level = join(levels, String(scales - 1 - scale));
    for (const file of await readdir(level)) tiles.push(await tileFile(join(level, file), file, scale));
  }
  return { scales, bytes: tiles.reduce((sum, { bytes }) => sum + bytes, 0), tiles };
}

/** @param file its column and row: `3_4.webp` */
async function tileFile(path: string, file: string, scale: number): Promise<TileFile> {
  const [column = 0, row = 0] = file.split(/[_.]/).map(Number);
  return { path, scale, column, row, bytes: (await stat(path)).size };
}
