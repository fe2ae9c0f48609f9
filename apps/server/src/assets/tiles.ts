import type { Role, Scene } from '@lanthorn/rules';
import sharp from 'sharp';

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

/** A tile of a picture as a WEBP, `pixels` a square. */
export async function drawTile(picture: Uint8Array, cut: TileCut, pixels: number): Promise<Uint8Array> {
  const { data, width, height } = await cutPixels(picture, cut, pixels);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 82 })
    .toBuffer();
}

/**
 * Cuts a tile out of a picture. Squares that are not shown are never drawn: a player's picture is put together from
 * the shown squares alone, so that no encoder can keep what lies under its transparency. Red, green, blue, alpha.
 */
export async function cutPixels(
  picture: Uint8Array,
  cut: TileCut,
  pixels: number,
): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> {
  const width = cut.width * pixels;
  const height = cut.height * pixels;
  const area = { left: cut.column * TILE_SQUARES * pixels, top: cut.row * TILE_SQUARES * pixels, width, height };
  const whole = await sharp(picture).extract(area).ensureAlpha().raw().toBuffer();
  const data = Buffer.alloc(whole.length);
  for (let y = 0; y < height; y += 1)
    copyRow(whole, data, cut.shown[Math.floor(y / pixels)] ?? '', y * width * 4, pixels * 4);
  return { data, width, height };
}

/** Copies the pixels of the shown squares of one line; the rest stays empty, colour and all. */
function copyRow(from: Buffer, to: Buffer, shown: string, start: number, stride: number): void {
  for (let x = 0; x < shown.length; x += 1) {
    if (shown[x] === '1') from.copy(to, start + x * stride, start + x * stride, start + (x + 1) * stride);
  }
}
