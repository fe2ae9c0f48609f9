import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp, type WebpOptions } from 'sharp';
import { unreadable } from './picture.ts';
import { PRESSED, TILE_PIXELS, type TilePlace } from './tiles.ts';

/** A picture in tiles, each a file with every pixel as it was, and most of them pressed besides. */
export interface CutPicture {
  /** At how many scales it was cut, each half of the one before; at the last all of it is one tile. */
  readonly scales: number;
  /** What all of its tiles take. */
  readonly bytes: number;
  readonly tiles: readonly TileFile[];
}

export interface TileFile extends TilePlace {
  readonly path: string;
  /** What its files take. */
  readonly bytes: number;
  /** The tile as it is sent where all of it is shown; null for one that the picture does not fill. */
  readonly pressed: string | null;
}

/** A large picture takes seconds of the processor: one after the other, off the thread that serves tables. */
const limit = pLimit(1);

/**
 * Cuts a picture, some lines of it at a time: the whole is never in memory. The tiles are gone when `use` ends.
 * Without loss, and halved by the plain mean of four pixels: where what is hidden is blanked later, nothing of it shines
 * through beside it.
 * @param source the path of a file, or what it holds
 * @throws HttpError `bad-file` for a picture that breaks off
 */
export const cutPicture = <T>(source: string | Uint8Array, use: (cut: CutPicture) => Promise<T>): Promise<T> =>
  limit(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lanthorn-picture-'));
    try {
      return await use(await cutInto(folder, source));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

async function cutInto(folder: string, source: string | Uint8Array): Promise<CutPicture> {
  const image = sharp(source, { limitInputPixels: false, sequentialRead: true, failOn: 'error' });
  const { width, height } = await image.metadata().catch(unreadable);
  const [exact, pressed] = [join(folder, 'exact'), join(folder, 'pressed')];
  await cutTo(`${exact}.dz`, image, { lossless: true, effort: 0 });
  await cutTo(`${pressed}.dz`, image, PRESSED);
  const levels = `${exact}_files`;
  const scales = (await readdir(levels, { withFileTypes: true })).filter((entry) => entry.isDirectory()).length;
  const tiles: TileFile[] = [];
  for (let scale = 0; scale < scales; scale += 1) {
    const level = String(scales - 1 - scale);
    for (const file of await readdir(join(levels, level))) {
      const place = placeOf(file, scale);
      const also = isFilled(place, width, height) ? join(`${pressed}_files`, level, file) : null;
      tiles.push(await tileFile(place, join(levels, level, file), also));
    }
  }
  return { scales, bytes: tiles.reduce((sum, { bytes }) => sum + bytes, 0), tiles };
}

const cutTo = (path: string, image: Sharp, how: WebpOptions): Promise<unknown> =>
  image
    .clone()
    .webp(how)
    .tile({ size: TILE_PIXELS, overlap: 0, depth: 'onetile', layout: 'dz' })
    .toFile(path)
    .catch(unreadable);

/** @param file its column and row: `3_4.webp` */
function placeOf(file: string, scale: number): TilePlace {
  const [column = 0, row = 0] = file.split(/[_.]/).map(Number);
  return { scale, column, row };
}

/** Whether a picture of so many pixels fills the whole tile. */
export const isFilled = ({ scale, column, row }: TilePlace, width: number, height: number): boolean =>
  (column + 1) * TILE_PIXELS * 2 ** scale <= width && (row + 1) * TILE_PIXELS * 2 ** scale <= height;

async function tileFile(place: TilePlace, path: string, pressed: string | null): Promise<TileFile> {
  const sizes = await Promise.all([path, ...(pressed ? [pressed] : [])].map(async (file) => (await stat(file)).size));
  return { ...place, path, pressed, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
