import type { Role, Scene } from '@lanthorn/rules';
import sharp from 'sharp';
import { Turns } from './turns.ts';

/** Squares along the edge of a tile. */
export const TILE_SQUARES = 8;

/** A tile as it was cut: its pixels as they are, red, green, blue, alpha; of a large picture as a WEBP without loss. */
export interface CutTile {
  readonly bytes: Uint8Array;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 } | null;
}

/** The squares of a tile, and which of them a seat may see; '1' for yes. */
export interface TileCut {
  readonly column: number;
  readonly row: number;
  /** In squares: less than a whole tile at the right and the lower edge. */
  readonly width: number;
  readonly height: number;
  /** A string a row. */
  readonly shown: readonly string[];
}

/** What a seat may see of a tile: everything for the referee, explored squares for the others. Null outside the scene. */
export function cutOf(scene: Scene, role: Role, column: number, row: number): TileCut | null {
  const left = column * TILE_SQUARES;
  const top = row * TILE_SQUARES;
  const width = Math.min(TILE_SQUARES, scene.width - left);
  const height = Math.min(TILE_SQUARES, scene.height - top);
  if (column < 0 || row < 0 || width <= 0 || height <= 0) return null;
  const rows = Array.from({ length: height }, (_, y) =>
    role === 'referee'
      ? '1'.repeat(width)
      : (scene.explored[top + y] ?? '').slice(left, left + width).padEnd(width, '0'),
  );
  return { column, row, width, height, shown: rows };
}

/** Whoever asks for all tiles at once leaves time for the others. */
const turns = new Turns(2);

/**
 * A tile as a WEBP, `pixels` a square, of which nothing is drawn but what the cut shows.
 * @param whole the tile as it was cut from the picture; read only where something of it is shown
 */
export const drawTile = (
  cut: TileCut,
  pixels: number,
  whole: () => Promise<CutTile | undefined>,
): Promise<Uint8Array> => turns.take(() => drawn(cut, pixels, whole));

async function drawn(cut: TileCut, pixels: number, whole: () => Promise<CutTile | undefined>): Promise<Uint8Array> {
  const tile = cut.shown.some((row) => row.includes('1')) ? await whole() : undefined;
  const { data, width, height } = await cutPixels(tile, cut, pixels);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 82, effort: 0 })
    .toBuffer();
}

/**
 * The pixels of a tile. Squares that are not shown are never drawn: a player's picture is put together from
 * the shown squares alone, so that no encoder can keep what lies under its transparency. Red, green, blue, alpha.
 * @param tile as it was cut from the picture, which may end a little before the map does; nothing where it ended before
 * @param pixels a square, perhaps with a fraction: edges of squares lie on the nearest whole pixel
 */
export async function cutPixels(tile: CutTile | undefined, cut: TileCut, pixels: number): Promise<Pixels> {
  const across = edges(cut.column * TILE_SQUARES, cut.width, pixels);
  const down = edges(cut.row * TILE_SQUARES, cut.height, pixels);
  const [left, top] = [across[0] ?? 0, down[0] ?? 0];
  const [width, height] = [(across.at(-1) ?? 0) - left, (down.at(-1) ?? 0) - top];
  const data = Buffer.alloc(width * height * 4);
  if (!tile) return { data, width, height };
  const { data: from, info } = await sharp(tile.bytes, tile.raw ? { raw: tile.raw } : {})
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { from: start, to, y } of shownLines(cut, across, down)) {
    const [first, last] = [start - left, Math.min(to - left, info.width)];
    if (y - top >= info.height || first >= last) continue;
    const line = (y - top) * info.width;
    from.copy(data, ((y - top) * width + first) * 4, (line + first) * 4, (line + last) * 4);
  }
  return { data, width, height };
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Where squares begin along one side, in pixels of the picture, and where the last of them ends. */
export const edges = (first: number, squares: number, pixels: number): readonly number[] =>
  Array.from({ length: squares + 1 }, (_, at) => Math.round((first + at) * pixels));

/** Every line of pixels of every shown square. */
function* shownLines({ shown }: TileCut, across: readonly number[], down: readonly number[]) {
  for (const [row, squares] of shown.entries()) {
    for (let y = down[row] ?? 0; y < (down[row + 1] ?? 0); y += 1) {
      for (const [column, square] of [...squares].entries()) {
        if (square === '1') yield { from: across[column] ?? 0, to: across[column + 1] ?? 0, y };
      }
    }
  }
}
