import type { Point } from '@lanthorn/geometry';
import type { Camera, Size } from '../camera.ts';
import { toScene } from '../camera.ts';
import type { BoardModel } from '../model.ts';

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

/** All of the map at a small scale: it is there wherever the view goes. */
export function coarseTiles(model: BoardModel): readonly TileName[] {
  const { scene } = model;
  const scale = coarseScale(model);
  return scene ? tilesIn(model, scale, { from: { x: 0, y: 0 }, to: { x: scene.width, y: scene.height } }) : [];
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

/** Squares to the side of a tile. */
export const tileSpan = (scale: number, pixelsPerSquare: number): number =>
  (TILE_PIXELS * 2 ** scale) / pixelsPerSquare;

function coarseScale({ scene }: BoardModel): number {
  const longer = Math.max(scene?.width ?? 0, scene?.height ?? 0) * (scene?.picture?.pixelsPerSquare ?? 0);
  return Math.max(0, Math.ceil(Math.log2(longer / COARSE)));
}

/** The tiles of an area that show anything: for players those with an explored square. */
function tilesIn(model: BoardModel, scale: number, { from, to }: Area): readonly TileName[] {
  const { scene } = model;
  if (!scene?.picture) return [];
  const pixels = scene.picture.pixelsPerSquare;
  const span = tileSpan(scale, pixels);
  const explored = new Map(model.rows.map((row) => [row.y, row.explored]));
  // A pixel that the map does not fill is not there.
  const count = (squares: number) => Math.ceil(Math.floor((squares * pixels) / 2 ** scale + INEXACT) / TILE_PIXELS);
  const names: TileName[] = [];
  const last = { column: Math.min(count(scene.width), Math.ceil(to.x / span)), row: Math.ceil(to.y / span) };
  for (let row = Math.max(0, Math.floor(from.y / span)); row < Math.min(count(scene.height), last.row); row += 1)
    for (let column = Math.max(0, Math.floor(from.x / span)); column < last.column; column += 1) {
      const version = model.all ? 'all' : versionOf(explored, span, column, row);
      if (version !== null) names.push({ scale, column, row, version });
    }
  return names;
}

/** Stands for the explored squares of a tile: null when there are none to be seen. */
function versionOf(explored: ReadonlyMap<number, string>, span: number, column: number, row: number): string | null {
  const [left, right] = [Math.floor(column * span + INEXACT), Math.ceil((column + 1) * span - INEXACT)];
  const [top, bottom] = [Math.floor(row * span + INEXACT), Math.ceil((row + 1) * span - INEXACT)];
  const rows = Array.from({ length: bottom - top }, (_, at) => explored.get(top + at)?.slice(left, right) ?? '');
  return rows.some((squares) => squares.includes('1')) ? hashOf(rows.join('.')) : null;
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
