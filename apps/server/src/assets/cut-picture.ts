import sharp from 'sharp';
import { type CutTile, edges, TILE_SQUARES } from './tiles.ts';
import { Turns } from './turns.ts';

/** Bytes of a picture's pixels that are decoded at once. */
const BAND = 64 * 1024 * 1024;
/** Bytes that the tiles of all pictures may take; the picture that was asked for last is kept however large it is. */
const MOST = 128 * 1024 * 1024;

/** Bytes of pixels that a picture may have for its tiles to be kept as they are: quicker to read, and three times as large. */
const PLAIN = 64 * 1024 * 1024;

/** How a picture lies under the squares of its map. */
export interface Grid {
  /** In squares. */
  readonly width: number;
  readonly height: number;
  /** Pixels a square, perhaps with a fraction. */
  readonly pixels: number;
}

/** The tiles of a picture by `column/row`, each with every pixel as it was: what is hidden is blanked when one is asked for. */
export type CutPicture = ReadonlyMap<string, CutTile>;

/**
 * Keeps the pictures that were asked for last cut into tiles, so that a request decodes a tile and not a picture.
 * Without loss: in a tile that was pressed with loss, what is hidden would shine through at the edges of what is shown.
 */
export class CutPictures {
  readonly #kept = new Map<string, Promise<CutPicture>>();
  readonly #sizes = new Map<string, number>();
  /** A picture of few bytes may take a second of the processor: one after the other, off the thread that serves tables. */
  readonly #turns = new Turns(1);
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** The tiles of a picture, cut when they are not there; cut once when several ask at the same time. */
  async get(asset: string, grid: Grid, read: () => Promise<Uint8Array>): Promise<CutPicture> {
    const key = `${asset}/${grid.width}/${grid.height}/${grid.pixels}`;
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const cut = this.#turns.take(async () => cutPicture(await read(), grid));
    this.#kept.set(key, cut);
    try {
      this.#makeRoom(key, await cut);
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
    return cut;
  }

  #makeRoom(key: string, cut: CutPicture): void {
    this.#sizes.set(
      key,
      [...cut.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    );
    let bytes = [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [oldest, size] of [...this.#kept.keys()].map((one) => [one, this.#sizes.get(one)] as const)) {
      if (bytes <= this.#most || oldest === key) return;
      if (size === undefined) continue;
      bytes -= size;
      this.#sizes.delete(oldest);
      this.#kept.delete(oldest);
    }
  }
}

/** Cuts a picture into its tiles, some rows of them at a time: the whole is never in memory. */
export async function cutPicture(picture: Uint8Array, grid: Grid): Promise<CutPicture> {
  const whole = await sharp(picture, { limitInputPixels: false }).metadata();
  const tiles = new Map<string, CutTile>();
  const rows = Math.ceil(grid.height / TILE_SQUARES);
  const atOnce = Math.max(1, Math.floor(BAND / (whole.width * 4 * TILE_SQUARES * grid.pixels)));
  for (let from = 0; from < rows; from += atOnce) {
    const to = Math.min(rows, from + atOnce);
    for (const [place, tile] of await cutBand(picture, whole, grid, from, to)) tiles.set(place, tile);
  }
  return tiles;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The tiles of the rows from one to before another. Where the picture ends before the map does, there is no tile. */
async function cutBand(picture: Uint8Array, whole: Size, grid: Grid, from: number, to: number) {
  const top = startOf(from, grid.height, grid.pixels);
  const height = Math.min(startOf(to, grid.height, grid.pixels), whole.height) - top;
  if (height <= 0) return [];
  const data = await sharp(picture, { limitInputPixels: false, sequentialRead: true })
    .extract({ left: 0, top, width: whole.width, height })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const raw = { width: whole.width, height, channels: 4 } as const;
  const isLarge = whole.width * whole.height * 4 > PLAIN;
  const columns = Math.ceil(grid.width / TILE_SQUARES);
  const places = Array.from({ length: (to - from) * columns }, (_, at) => ({
    column: at % columns,
    row: from + Math.floor(at / columns),
  }));
  const cut = await Promise.all(
    places.map(async ({ column, row }) => {
      const left = startOf(column, grid.width, grid.pixels);
      const width = Math.min(startOf(column + 1, grid.width, grid.pixels), whole.width) - left;
      const first = startOf(row, grid.height, grid.pixels) - top;
      const tall = Math.min(startOf(row + 1, grid.height, grid.pixels) - top, height) - first;
      if (width <= 0 || tall <= 0) return null;
      const tile = sharp(data, { raw }).extract({ left, top: first, width, height: tall });
      const bytes = await (isLarge ? tile.webp({ lossless: true, effort: 0 }) : tile.raw()).toBuffer();
      const cut: CutTile = { bytes, raw: isLarge ? null : { width, height: tall, channels: 4 } };
      return [`${column}/${row}`, cut] as const;
    }),
  );
  return cut.filter((tile) => tile !== null);
}

/** The pixel at which a tile begins along a side of so many squares; the end of the map behind the last. */
const startOf = (tile: number, squares: number, pixels: number): number =>
  edges(0, Math.min(squares, tile * TILE_SQUARES), pixels).at(-1) ?? 0;
