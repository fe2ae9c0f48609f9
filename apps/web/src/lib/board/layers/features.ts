import { centreOf, type GridKind, type Point, squareAt } from '@lanthorn/geometry';
import { type Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { BoardFeature } from '../model.ts';
import { addDisc } from './disc.ts';
import { paintedIcon } from './look.ts';
import { addPlace } from './place.ts';

/** Squares from side to side of a picture that stands on the map. */
const PICTURE_ACROSS = 0.92;

/** Columns, water, stairs and the like, and the pictures of things that have their own. */
export function drawFeatures(layer: Container, features: readonly BoardFeature[], grid: GridKind): void {
  for (const child of layer.removeChildren()) child.destroy({ context: true, texture: true, textureSource: true });
  const graphics = new Graphics();
  layer.addChild(graphics);
  const textures = new Map<string, Texture | null>();
  for (const feature of features) {
    const texture = feature.icon === null ? null : (textures.get(feature.icon) ?? paintedIcon(feature.icon));
    if (feature.icon !== null) textures.set(feature.icon, texture);
    if (!texture) (DRAWN[feature.kind] ?? drawMarker)(graphics, feature, grid);
    else layer.addChild(standing(texture, feature.at));
  }
}

function standing(texture: Texture, { x, y }: Point): Sprite {
  const picture = new Sprite({ texture, anchor: 0.5 });
  picture.setSize(PICTURE_ACROSS);
  picture.position.set(x, y);
  return picture;
}

type Drawing = (graphics: Graphics, feature: BoardFeature, grid: GridKind) => void;

/** The upper left corner of what is drawn over a whole place: of a hex, of the square about its middle. */
function cornerOf({ at }: BoardFeature, grid: GridKind): Point {
  const { x, y } = centreOf(squareAt(at, grid), grid);
  return { x: x - 0.5, y: y - 0.5 };
}

const drawColumn: Drawing = (graphics, { at }) => {
  addDisc(graphics, at, 0.22).fill(COLOURS.stone).stroke({ width: 0.05, color: COLOURS.wall });
};

const drawWater: Drawing = (graphics, feature, grid) => {
  const { x, y } = cornerOf(feature, grid);
  addPlace(graphics, squareAt(feature.at, grid), grid);
  graphics.fill({ color: COLOURS.water, alpha: 0.55 });
  for (const line of [0.3, 0.65]) {
    graphics
      .moveTo(x + 0.15, y + line)
      .bezierCurveTo(x + 0.35, y + line - 0.12, x + 0.6, y + line + 0.12, x + 0.85, y + line);
  }
  graphics.stroke({ width: 0.03, color: COLOURS.parchment, alpha: 0.35 });
};

const drawRough: Drawing = (graphics, feature, grid) => {
  const { x, y } = cornerOf(feature, grid);
  for (const [dx, dy] of [
    [0.2, 0.3],
    [0.62, 0.2],
    [0.42, 0.58],
    [0.76, 0.72],
    [0.18, 0.8],
  ] as const)
    graphics
      .moveTo(x + dx - 0.1, y + dy + 0.06)
      .lineTo(x + dx, y + dy - 0.06)
      .lineTo(x + dx + 0.1, y + dy + 0.06);
  graphics.stroke({ width: 0.04, color: COLOURS.wall, alpha: 0.7 });
};

const stairs =
  (down: boolean): Drawing =>
  (graphics, feature, grid) => {
    const { x, y } = cornerOf(feature, grid);
    for (let step = 0; step < 5; step += 1) {
      const inset = (down ? step : 4 - step) * 0.08;
      graphics.moveTo(x + 0.08 + inset, y + 0.14 + step * 0.18).lineTo(x + 0.92 - inset, y + 0.14 + step * 0.18);
    }
    graphics.stroke({ width: 0.06, color: COLOURS.wall });
  };

const drawMarker: Drawing = (graphics, { at }) => {
  graphics
    .roundRect(at.x - 0.25, at.y - 0.25, 0.5, 0.5, 0.08)
    .fill({ color: COLOURS.stone, alpha: 0.9 })
    .stroke({ width: 0.05, color: COLOURS.wall });
};

const drawPit: Drawing = (graphics, { at }) => {
  addDisc(graphics, at, 0.36).fill({ color: COLOURS.void, alpha: 0.85 }).stroke({ width: 0.05, color: COLOURS.wall });
};

const drawAltar: Drawing = (graphics, { at }) => {
  graphics
    .rect(at.x - 0.4, at.y - 0.22, 0.8, 0.44)
    .fill(COLOURS.stone)
    .stroke({ width: 0.05, color: COLOURS.wall });
  graphics
    .moveTo(at.x, at.y - 0.12)
    .lineTo(at.x, at.y + 0.12)
    .moveTo(at.x - 0.1, at.y - 0.04)
    .lineTo(at.x + 0.1, at.y - 0.04)
    .stroke({ width: 0.05, color: COLOURS.wall });
};

const DRAWN: Readonly<Record<string, Drawing>> = {
  column: drawColumn,
  statue: drawColumn,
  water: drawWater,
  rough: drawRough,
  well: drawPit,
  pit: drawPit,
  altar: drawAltar,
  'stairs-up': stairs(false),
  'stairs-down': stairs(true),
  entrance: stairs(false),
};
