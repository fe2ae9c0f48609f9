import { within } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { BoardModel, BoardScene } from '../model.ts';
import { gridOf, isSet } from '../model.ts';
import { type CutFloor, keyOf, PARTS } from './cut-floor.ts';
import { addHexLines, hexMapOutline } from './hex-lines.ts';
import { addFloor } from './place.ts';
import { runs } from './runs.ts';

/** So many shades stone has. */
const GRAINS = 5;

/** A steady, uneven shade for a square, so that stone does not look like tiles of plastic. */
const grain = (x: number, y: number): number => (((x * 73856093) ^ (y * 19349663)) >>> 3) % GRAINS;

/** The squares one can stand on. Where a picture lies beneath, only the grid is drawn; no line of it where the referee will have none. */
export function drawFloor(graphics: Graphics, model: BoardModel, cut: CutFloor): void {
  graphics.clear();
  const picture = Boolean(model.scene?.picture);
  if (model.all && !picture) drawRock(graphics, model);
  if (!picture)
    for (const known of [true, false])
      for (let shade = 0; shade < GRAINS; shade += 1) drawStone(graphics, model, cut, known, shade);
  if (model.scene?.gridLines === 'drawn') drawGrid(graphics, model, cut, picture ? 0.55 : 0.78);
}

/** The squares of the whole map, unless no grid is drawn, and its edge: the referee sees where to dig, and how far the map goes. */
function drawRock(graphics: Graphics, { scene }: BoardModel): void {
  if (!scene) return;
  if (scene.grid !== 'square') return drawHexRock(graphics, scene);
  const { width, height } = scene;
  graphics.rect(0, 0, width, height).fill({ color: COLOURS.rock });
  if (scene.gridLines === 'drawn') {
    for (let y = 1; y < height; y += 1) graphics.moveTo(0, y).lineTo(width, y);
    for (let x = 1; x < width; x += 1) graphics.moveTo(x, 0).lineTo(x, height);
    graphics.stroke({ pixelLine: true, color: COLOURS.hatch, alpha: 0.7 });
  }
  graphics.rect(0, 0, width, height).stroke({ width: 0.08, color: COLOURS.grid });
}

function drawHexRock(graphics: Graphics, scene: BoardScene): void {
  graphics.poly([...hexMapOutline(scene)], true).fill({ color: COLOURS.rock });
  if (scene.gridLines !== 'drawn') return;
  addHexLines(graphics, scene, (x, y) => within({ x, y }, scene));
  graphics.stroke({ pixelLine: true, color: COLOURS.hatch, alpha: 0.7 });
}

/** All squares of one shade in one go. */
function drawStone(graphics: Graphics, model: BoardModel, cut: CutFloor, known: boolean, shade: number): void {
  const { rows, scene, all } = model;
  const colour = known ? (shade < 2 ? COLOURS.floorShade : COLOURS.floor) : COLOURS.unexplored;
  const grid = gridOf({ scene });
  let any = false;
  for (const row of rows)
    for (let x = 0; x < row.floor.length; x += 1) {
      if (isSet(row.explored, x) !== known || grain(x, row.y) !== shade) continue;
      const parts = cut.size > 0 && (known || all) ? cut.get(keyOf({ x, y: row.y })) : undefined;
      if (!parts && !isSet(row.floor, x)) continue;
      addFloor(graphics, { x, y: row.y }, grid, parts);
      any = true;
    }
  if (any) graphics.fill({ color: colour, alpha: 0.92 + shade * 0.02 });
}

/** Lines between the places that are floor, and around them. */
function drawGrid(graphics: Graphics, { rows, scene }: BoardModel, cut: CutFloor, alpha: number): void {
  const byRow = new Map(rows.map((row) => [row.y, row.floor]));
  const floor = (x: number, y: number) => isSet(byRow.get(y), x);
  const [width, height] = [scene?.width ?? 0, scene?.height ?? 0];
  if (scene && scene.grid !== 'square') addHexLines(graphics, scene, floor);
  else addSquareLines(graphics, width, height, floor, cut);
  graphics.stroke({ pixelLine: true, color: COLOURS.grid, alpha });
}

/** Lines between squares, each from one end to the other: not around every square. */
function addSquareLines(
  graphics: Graphics,
  width: number,
  height: number,
  floor: (x: number, y: number) => boolean,
  cut: CutFloor,
): void {
  // Where walls run through squares, lines end with the floor within them.
  const parts = cut.size > 0 ? PARTS : 1;
  const isFloor = (x: number, y: number): boolean => {
    if (parts === 1) return floor(x, y);
    const square = { x: Math.floor(x / parts), y: Math.floor(y / parts) };
    const within = cut.get(keyOf(square));
    return within ? within[(y - square.y * parts) * parts + x - square.x * parts] === true : floor(square.x, square.y);
  };
  for (let y = 0; y <= height; y += 1)
    for (const [from, to] of runs(width * parts, (x) => isFloor(x, y * parts) || isFloor(x, y * parts - 1)))
      graphics.moveTo(from / parts, y).lineTo(to / parts, y);
  for (let x = 0; x <= width; x += 1)
    for (const [from, to] of runs(height * parts, (y) => isFloor(x * parts, y) || isFloor(x * parts - 1, y)))
      graphics.moveTo(x, from / parts).lineTo(x, to / parts);
}
