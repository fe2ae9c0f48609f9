import { type Container, Sprite } from 'pixi.js';
import type { BoardModel } from '../model.ts';
import { PLAYERS, REFEREE, type Shade } from '../shades.ts';
import { outlineOf, painting, textureOf } from './canvas.ts';
import type { Cast } from './light-cast.ts';

/** The picture of the dark has at most so many pixels to the square, and to a side: it is enlarged, and so soft. */
const PIXELS = 12;
const MOST = 1100;
/** Pixels to the square of the shades beneath, whose rims are softer than these. */
const SHADE_PIXELS = 4;
/** Squares around the map that are dark as well. */
const MARGIN = 2;
/** How soft its rims are: squares. */
const SOFT = 0.3;
/** Milliseconds in which what is newly seen comes out of the dark. */
const DAWN = 420;

/** The dark over the ground: black where nothing is known, grey memory, and the lights cut out of it. */
export class Darkness {
  readonly #layer: Container;
  #now: Sprite | null = null;
  #before: Sprite | null = null;
  still = false;

  constructor(layer: Container) {
    this.#layer = layer;
  }

  /**
   * @param casts the lights that are cut out of it
   * @param other another scene than before: nothing of it fades
   */
  show(model: BoardModel, casts: readonly Cast[], other: boolean): void {
    drop(this.#before);
    this.#before = this.#now;
    this.#now = spriteOf(model, casts);
    if (this.#now) this.#layer.addChildAt(this.#now, 0);
    if (!other && !this.still && this.#before) return;
    drop(this.#before);
    this.#before = null;
  }

  /** Lets time pass, in milliseconds; true while something still fades. */
  pass(elapsed: number): boolean {
    if (!this.#before) return false;
    this.#before.alpha -= elapsed / DAWN;
    if (this.#before.alpha > 0) return true;
    drop(this.#before);
    this.#before = null;
    return false;
  }

  clear(): void {
    for (const sprite of [this.#now, this.#before]) drop(sprite);
    this.#now = null;
    this.#before = null;
  }
}

function drop(sprite: Sprite | null): void {
  sprite?.destroy({ texture: true, textureSource: true });
}

function spriteOf(model: BoardModel, casts: readonly Cast[]): Sprite | null {
  if (!model.scene || model.rows.length === 0) return null;
  const [wide, high] = [model.scene.width + 2 * MARGIN, model.scene.height + 2 * MARGIN];
  const pixels = Math.min(PIXELS, MOST / Math.max(wide, high));
  const dark = painting(wide, high, pixels);
  const ground = painting(wide, high, SHADE_PIXELS);
  const soft = painting(wide, high, SHADE_PIXELS);
  if (!dark || !ground || !soft) return null;
  ground.translate(MARGIN, MARGIN);
  paintGround(ground, model);
  soft.filter = `blur(${SOFT * SHADE_PIXELS}px)`;
  soft.drawImage(ground.canvas, 0, 0, wide, high);
  dark.drawImage(soft.canvas, 0, 0, wide, high);
  cutLights(dark, casts);
  const sprite = new Sprite(textureOf(dark));
  sprite.position.set(-MARGIN);
  sprite.scale.set(wide / sprite.texture.width, high / sprite.texture.height);
  return sprite;
}

/** Each ground in its shade, one over the other. */
function paintGround(context: CanvasRenderingContext2D, model: BoardModel): void {
  const shades = model.all ? REFEREE : PLAYERS;
  const all = new Path2D();
  all.rect(-MARGIN, -MARGIN, (model.scene?.width ?? 0) + 2 * MARGIN, (model.scene?.height ?? 0) + 2 * MARGIN);
  paint(context, all, shades.unknown);
  // Drawn walls stand a little outside of what is explored; a picture ends with its squares.
  const walls = model.scene?.picture ? 0 : 0.5;
  paint(context, outlineOf(explored(model), walls), shades.memory);
  paint(context, outlineOf(seen(model), 0.12), model.scene?.ambient === 'lit' ? DAY : shades.unlit);
}

const DAY: Shade = { colour: '#000000', depth: 0 };

const explored = ({ rows }: BoardModel) => rows.map((row) => ({ y: row.y, squares: row.explored }));
const seen = ({ rows }: BoardModel) => rows.map((row) => ({ y: row.y, squares: row.seen }));

/** Instead of what lay there. */
function paint(context: CanvasRenderingContext2D, path: Path2D, { colour, depth }: Shade): void {
  context.globalCompositeOperation = 'destination-out';
  context.globalAlpha = 1;
  context.fill(path);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = depth;
  context.fillStyle = colour;
  context.fill(path);
}

/** Each with its soft rim. */
function cutLights(dark: CanvasRenderingContext2D, casts: readonly Cast[]): void {
  dark.globalCompositeOperation = 'destination-out';
  for (const { light, hole, side } of casts) {
    dark.globalAlpha = light.dim ? 0.7 : 1;
    dark.drawImage(hole.canvas, light.at.x - side / 2 + MARGIN, light.at.y - side / 2 + MARGIN, side, side);
  }
}
