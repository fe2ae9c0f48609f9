import { type GridKind, type Point, spanOf } from '@lanthorn/geometry';
import type { Laid } from '@lanthorn/rules';
import type { Camera, Size } from '../camera.ts';
import { toScene } from '../camera.ts';
import { type BoardModel, type BoardRow, type BoardScene, farCorner } from '../model.ts';

/** Pixels along each side of a tile, at whatever scale. */
export const TILE_PIXELS = 256;
/** Pixels along the longer side of a map at the scale at which all of it is kept. */
const COARSE = 1_024;
/** How much more than the screen is fetched on each side, as a part of it. */
const AROUND = 0.25;
/** What numbers are inexact by. */
const INEXACT = 1e-6;

/** A tile of a scene's picture. */
export interface TileName {
  /** How often the picture was halved. */
  readonly scale: number;
  readonly column: number;
  readonly row: number;
  /** Changes whenever more of the tile has been explored. */
  readonly version: string;
}

/** What of a map is looked at. */
export interface View {
  readonly camera: Camera;
  /** In pixels of the page. */
  readonly screen: Size;
  /** Pixels that are drawn to one of the page. */
  readonly density: number;
}

/** Where something lies on the map, in squares. */
interface Area {
  readonly from: Point;
  readonly to: Point;
}

/** What is asked of a map to know its tiles. */
export interface Tiled extends Pick<BoardModel, 'all'> {
  readonly scene: Pick<BoardScene, 'grid' | 'width' | 'height' | 'picture'> | null;
  readonly rows: readonly Pick<BoardRow, 'y' | 'explored'>[];
}

/**
 * All of the map at a small scale: it is there wherever the view goes.
 * @param longest pixels along its longer side, at most
 */
export function coarseTiles(model: Tiled, longest = COARSE): readonly TileName[] {
  const { scene } = model;
  const scale = coarseScale(model, longest);
  return scene ? tilesIn(model, scale, { from: { x: 0, y: 0 }, to: farCorner(scene) }) : [];
}

/** What is in view, at the scale that shows it sharply; none where the coarse ones do. */
export function fineTiles(model: BoardModel, { camera, screen, density }: View): readonly TileName[] {
  const pixels = model.scene?.picture?.pixelsPerSquare ?? 0;
  const scale = Math.max(0, Math.round(Math.log2(pixels / (camera.scale * density))));
  if (!(scale < coarseScale(model))) return [];
  const [x, y] = [screen.width * AROUND, screen.height * AROUND];
  const from = toScene(camera, { x: -x, y: -y });
  return tilesIn(model, scale, { from, to: toScene(camera, { x: screen.width + x, y: screen.height + y }) });
}

/** Where a tile lies on the map: its upper left corner and its side, in squares. */
export function tilePlace(
  { scale, column, row }: Pick<TileName, 'scale' | 'column' | 'row'>,
  { pixelsPerSquare, corner = NO_CORNER }: Laid,
): Point & { readonly span: number } {
  const pixels = TILE_PIXELS * 2 ** scale;
  return {
    x: (column * pixels - corner.x) / pixelsPerSquare,
    y: (row * pixels - corner.y) / pixelsPerSquare,
    span: pixels / pixelsPerSquare,
  };
}

const NO_CORNER = { x: 0, y: 0 };

function coarseScale({ scene }: Tiled, most = COARSE): number {
  const { x, y } = scene ? farCorner(scene) : { x: 0, y: 0 };
  const longer = Math.max(x, y) * (scene?.picture?.pixelsPerSquare ?? 0);
  return Math.max(0, Math.ceil(Math.log2(longer / most)));
}

/** The tiles of an area that show anything: for players those with an explored square. */
function tilesIn(model: Tiled, scale: number, { from, to }: Area): readonly TileName[] {
  const { scene } = model;
  if (!scene?.picture) return [];
  const { picture, grid } = scene;
  const end = farCorner(scene);
  const explored = new Map(model.rows.map((row) => [row.y, row.explored]));
  const across = tilesAlong(scale, from.x, Math.min(to.x, end.x), picture.pixelsPerSquare, picture.corner?.x);
  const down = tilesAlong(scale, from.y, Math.min(to.y, end.y), picture.pixelsPerSquare, picture.corner?.y);
  // The same squares explored are other pixels once they lie otherwise, or are hexes.
  const laid = `${grid}/${picture.pixelsPerSquare}/${picture.corner?.x ?? 0}/${picture.corner?.y ?? 0}`;
  const all = hashOf(`${laid}/${scene.width}/${scene.height}`);
  return down.flatMap((row) =>
    across.flatMap((column): readonly TileName[] => {
      const squares = model.all ? null : squaresIn(explored, tilePlace({ scale, column, row }, picture), grid);
      const version = squares === null ? all : squares.includes('1') ? hashOf(`${laid}/${squares}`) : null;
      return version === null ? [] : [{ scale, column, row, version }];
    }),
  );
}

/** Which tiles lie between two places of the map along one side of it. A pixel that the map does not fill is not there. */
function tilesAlong(scale: number, from: number, to: number, pixels: number, corner = 0): readonly number[] {
  const at = (squares: number) => (squares * pixels + corner) / 2 ** scale;
  const first = Math.max(0, Math.floor(at(Math.max(0, from)) / TILE_PIXELS));
  const end = Math.ceil(Math.floor(at(to) + INEXACT) / TILE_PIXELS);
  return Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
}

/** What is explored of the squares under a tile, row by row. */
function squaresIn(
  explored: ReadonlyMap<number, string>,
  { x, y, span }: Point & { readonly span: number },
  grid: GridKind,
): string {
  const under = spanOf(x + INEXACT, y + INEXACT, x + span - INEXACT, y + span - INEXACT, grid);
  const [left, top] = [Math.max(0, under.left), Math.max(0, under.top)];
  const [right, bottom] = [under.right + 1, under.bottom + 1];
  return Array.from(
    { length: Math.max(0, bottom - top) },
    (_, at) => explored.get(top + at)?.slice(left, Math.max(left, right)) ?? '',
  ).join('.');
}

/** A short text that stands for a long one (FNV-1a, twice). */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 0x01000193);
    other = Math.imul(other ^ letter ^ (at & 0xff), 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}
