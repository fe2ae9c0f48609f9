import { createHash } from 'node:crypto';
import { extentOf, outlineOf, type Point, placesUnder, type Square } from '@lanthorn/geometry';
import type { Laid, Role, Scene } from '@lanthorn/rules';
import pLimit from 'p-limit';
import sharp from 'sharp';

/** Pixels along each side of a tile. */
export const TILE_PIXELS = 256;
/** How what is shown of a tile is pressed: with little loss, and at once. */
export const PRESSED = { quality: 82, effort: 0 } as const;

/** Which tile of a picture: at `scale` it has been halved so often. */
export interface TilePlace {
  readonly scale: number;
  readonly column: number;
  readonly row: number;
}

/** A part of a line of pixels: from one to before another. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** What a seat may see of a tile, for each line of its pixels. */
export interface TileCut {
  readonly lines: readonly (readonly Run[])[];
  /** The same for cuts that show the same pixels, and for no others. */
  readonly key: string;
  readonly isBlank: boolean;
  /** Every pixel of it is shown. */
  readonly isWhole: boolean;
}

/** How much of a square may lie under a pixel without counting: no more than numbers are inexact. */
const INEXACT = 1e-6;

/**
 * What a seat may see of a tile: the map for the referee, explored squares for the others; null outside the map. A
 * pixel is shown when every square is that lies under it, at a smaller scale under all pixels that it is the mean of. So
 * tiles need not know of squares, and last when those are laid otherwise over the picture.
 */
export function cutOf(scene: Scene, role: Role, { scale, column, row }: TilePlace): TileCut | null {
  if (!scene.image) return null;
  if (scene.grid !== 'square') return cutOfHexes(scene, scene.image, role, { scale, column, row });
  const { pixelsPerSquare: pixels, corner = { x: 0, y: 0 } } = scene.image;
  const across = squaresUnder(column, scale, pixels, corner.x, scene.width);
  const down = squaresUnder(row, scale, pixels, corner.y, scene.height);
  if (across.every((span) => span === null) || down.every((span) => span === null)) return null;
  const byRows = new Map<string, readonly Run[]>();
  const lines = down.map((span) => {
    if (span === null) return [];
    const name = `${span.from}-${span.to}`;
    const runs = byRows.get(name) ?? runsOf(across, squaresShown(scene, role, span));
    byRows.set(name, runs);
    return runs;
  });
  return cutAlong(lines);
}

function cutAlong(lines: readonly (readonly Run[])[]): TileCut {
  const key = createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
  const isWhole = lines.every(([run]) => run?.from === 0 && run.to === TILE_PIXELS);
  return { lines, key, isBlank: lines.every((runs) => runs.length === 0), isWhole };
}

/** Of hexes as of squares: a pixel is shown when every hex is that it holds a part of, and none of it lies beyond the map. */
function cutOfHexes(
  { grid, explored, width, height }: Scene,
  { pixelsPerSquare: pixels, corner = { x: 0, y: 0 } }: Laid,
  role: Role,
  { scale, column, row }: TilePlace,
): TileCut | null {
  const side = 2 ** scale / pixels;
  const [left, top] = [column * TILE_PIXELS * side - corner.x / pixels, row * TILE_PIXELS * side - corner.y / pixels];
  const extent = extentOf({ grid, width, height });
  const reach = TILE_PIXELS * side;
  if (left >= extent.width || top >= extent.height || left + reach <= 0 || top + reach <= 0) return null;
  const isExplored = (hex: Square): boolean => explored[hex.y]?.[hex.x] === '1';
  const under = role === 'referee' ? [] : placesUnder(left, top, left + reach, top + reach, grid);
  if (under.length > 0 && !under.some(isExplored)) return cutAlong(Array.from({ length: TILE_PIXELS }, () => []));
  const isOn = (at: number, far: number): boolean => at >= -INEXACT && at + side <= far + INEXACT;
  const shown = Array.from({ length: TILE_PIXELS }, (_, line) => {
    const pixels = new Uint8Array(TILE_PIXELS);
    if (isOn(top + line * side, extent.height))
      for (let pixel = 0; pixel < TILE_PIXELS; pixel += 1)
        pixels[pixel] = isOn(left + pixel * side, extent.width) ? 1 : 0;
    return pixels;
  });
  const inTile = ({ x, y }: Point): Point => ({ x: (x - left) / side, y: (y - top) / side });
  for (const hex of under) if (!isExplored(hex)) blankUnder(outlineOf(hex, grid).map(inTile), shown);
  return cutAlong(shown.map((pixels) => runsWhere((pixel) => pixels[pixel] === 1)));
}

/**
 * Blanks all pixels that a convex outline has a part of, or touches. What of it lies in a line of pixels reaches from left
 * to right without a gap, and so over every pixel between.
 */
function blankUnder(outline: readonly Point[], shown: readonly Uint8Array[]): void {
  const ys = outline.map(({ y }) => y);
  const last = Math.min(TILE_PIXELS - 1, Math.floor(Math.max(...ys) + INEXACT));
  for (let line = Math.max(0, Math.ceil(Math.min(...ys) - INEXACT) - 1); line <= last; line += 1) {
    const xs = outline.flatMap((a, at) => endsWithin(a, outline[(at + 1) % outline.length] ?? a, line));
    const from = Math.max(0, Math.ceil(Math.min(...xs) - INEXACT) - 1);
    shown[line]?.fill(0, from, Math.max(from, Math.floor(Math.max(...xs) + INEXACT) + 1));
  }
}

/** How far to the right a side of an outline lies where it comes into a line of pixels, and where it goes out; none where it passes by. */
function endsWithin(a: Point, b: Point, line: number): readonly number[] {
  const [top, bottom] = [line - INEXACT, line + 1 + INEXACT];
  const [from, to] = [Math.max(top, Math.min(a.y, b.y)), Math.min(bottom, Math.max(a.y, b.y))];
  if (from > to) return [];
  if (a.y === b.y) return [a.x, b.x];
  return [from, to].map((y) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
}

/** The pixels of a line of which something holds. */
function runsWhere(holds: (pixel: number) => boolean): readonly Run[] {
  const runs: { from: number; to: number }[] = [];
  for (let pixel = 0; pixel < TILE_PIXELS; pixel += 1) {
    if (!holds(pixel)) continue;
    const last = runs.at(-1);
    if (last?.to === pixel) last.to = pixel + 1;
    else runs.push({ from: pixel, to: pixel + 1 });
  }
  return runs;
}

/**
 * The squares under each pixel along one side of a tile, from one to before another; null where the map does not reach.
 * @param corner where the first square begins, in pixels of the picture
 */
function squaresUnder(
  tile: number,
  scale: number,
  pixels: number,
  corner: number,
  squares: number,
): readonly (Run | null)[] {
  const step = 2 ** scale;
  return Array.from({ length: TILE_PIXELS }, (_, at) => {
    const start = (tile * TILE_PIXELS + at) * step - corner;
    const from = Math.floor(start / pixels + INEXACT);
    const to = Math.ceil((start + step) / pixels - INEXACT);
    return from < 0 || to > squares ? null : { from, to };
  });
}

/** Of the squares from left to right, which may be seen in all of these rows. */
function squaresShown({ explored, width }: Scene, role: Role, { from, to }: Run): readonly boolean[] {
  if (role === 'referee') return Array(width).fill(true);
  const rows = Array.from({ length: to - from }, (_, at) => explored[from + at] ?? '');
  return Array.from({ length: width }, (_, x) => rows.every((row) => row[x] === '1'));
}

const runsOf = (across: readonly (Run | null)[], shown: readonly boolean[]): readonly Run[] =>
  runsWhere((pixel) => {
    const span = across[pixel];
    return !!span && isShown(span, shown);
  });

function isShown({ from, to }: Run, shown: readonly boolean[]): boolean {
  for (let square = from; square < to; square += 1) if (!shown[square]) return false;
  return true;
}

/** Whoever asks for all tiles at once leaves time for the others. */
const limit = pLimit(2);

/** A tile of a picture as it was stored, read where it is asked for; null where there is none. */
export interface Stored {
  /** Every pixel as it was. The picture may end before the map does. */
  readonly exact: () => Promise<Uint8Array | null>;
  /** Pressed, where the picture fills it. */
  readonly pressed: () => Promise<Uint8Array | null>;
}

/** A tile as a WEBP, of which nothing is drawn but what the cut shows. What is shown whole was pressed beforehand. */
export async function drawTile(cut: TileCut, stored: Stored): Promise<Uint8Array> {
  if (cut.isBlank) return blank;
  const whole = cut.isWhole ? await stored.pressed() : null;
  return whole ?? limit(() => drawnOf(cut, stored));
}

async function drawnOf(cut: TileCut, { exact }: Stored): Promise<Uint8Array> {
  const tile = await exact();
  return tile ? pressed(await cutPixels(tile, cut)) : blank;
}

const pressed = (pixels: Buffer): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width: TILE_PIXELS, height: TILE_PIXELS, channels: 4 } })
    .webp(PRESSED)
    .toBuffer();

/** A tile of which nothing is shown, and one where there is nothing to show: nobody can tell them apart. */
const blank = await pressed(Buffer.alloc(TILE_PIXELS * TILE_PIXELS * 4));

/**
 * The pixels of a tile. What is not shown is never drawn: the picture is put together from what is shown alone, so that
 * no encoder can keep what lies under its transparency. Red, green, blue, alpha.
 */
export async function cutPixels(tile: Uint8Array, { lines }: TileCut): Promise<Buffer> {
  const drawn = Buffer.alloc(TILE_PIXELS * TILE_PIXELS * 4);
  const { data, info } = await sharp(tile).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [y, runs] of lines.slice(0, info.height).entries())
    for (const { from, to } of runs) {
      const line = y * info.width * 4;
      const end = Math.min(to, info.width) * 4;
      if (from * 4 < end) data.copy(drawn, (y * TILE_PIXELS + from) * 4, line + from * 4, line + end);
    }
  return drawn;
}
