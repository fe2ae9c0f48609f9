import type { Role, Scene } from '@lanthorn/rules';
import sharp from 'sharp';
import { Turns } from './turns.ts';

/** Squares along the edge of a tile. */
export const TILE_SQUARES = 8;

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

/** Each tile decodes its picture down to its place: whoever asks for all at once leaves time for the others. */
const turns = new Turns(2);

/** A tile of a picture as a WEBP, `pixels` a square. */
export const drawTile = (picture: Uint8Array, cut: TileCut, pixels: number): Promise<Uint8Array> =>
  turns.take(() => drawn(picture, cut, pixels));

async function drawn(picture: Uint8Array, cut: TileCut, pixels: number): Promise<Uint8Array> {
  const { data, width, height } = await cutPixels(picture, cut, pixels);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 82 })
    .toBuffer();
}

/**
 * Cuts a tile out of a picture. Squares that are not shown are never drawn: a player's picture is put together from
 * the shown squares alone, so that no encoder can keep what lies under its transparency. Red, green, blue, alpha.
 * @param pixels a square, perhaps with a fraction: edges of squares lie on the nearest whole pixel
 */
export async function cutPixels(picture: Uint8Array, cut: TileCut, pixels: number): Promise<Pixels> {
  const across = edges(cut.column, cut.width, pixels);
  const down = edges(cut.row, cut.height, pixels);
  const [left, top] = [across[0] ?? 0, down[0] ?? 0];
  const [width, height] = [(across.at(-1) ?? 0) - left, (down.at(-1) ?? 0) - top];
  const data = Buffer.alloc(width * height * 4);
  const piece = await pieceOf(picture, { left, top, width, height });
  for (const { from, to, y } of shownLines(cut, across, down)) {
    const [start, end] = [from - left, Math.min(to - left, piece.width)];
    if (y - top >= piece.height || start >= end) continue;
    const line = (y - top) * piece.width;
    piece.data.copy(data, ((y - top) * width + start) * 4, (line + start) * 4, (line + end) * 4);
  }
  return { data, width, height };
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Where the squares of a tile begin along one side, in pixels of the picture, and where the last of them ends. */
const edges = (tile: number, squares: number, pixels: number): readonly number[] =>
  Array.from({ length: squares + 1 }, (_, at) => Math.round((tile * TILE_SQUARES + at) * pixels));

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

/** What there is of an area: a picture may end a little before the map does. */
async function pieceOf(
  picture: Uint8Array,
  area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Promise<Pixels> {
  const whole = await sharp(picture).metadata();
  const width = Math.min(area.width, whole.width - area.left);
  const height = Math.min(area.height, whole.height - area.top);
  if (width <= 0 || height <= 0) return { data: Buffer.alloc(0), width: 0, height: 0 };
  const data = await sharp(picture)
    .extract({ left: area.left, top: area.top, width, height })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}
