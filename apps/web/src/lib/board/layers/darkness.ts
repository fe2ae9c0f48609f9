import { extentOf } from '@lanthorn/geometry';
import { type Container, Sprite } from 'pixi.js';
import { type BoardModel, gridOf, sameGround } from '../model.ts';
import { type Shade, shadesOf } from '../shades.ts';
import { outlineOf, painting, textureOf } from './canvas.ts';
import type { Cast } from './light-cast.ts';

/** The picture of the dark has at most so many pixels to a side: it is enlarged, and so soft. */
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
  readonly #pixels: number;
  readonly #ground = new SoftGround();
  #now: Dark | null = null;
  #before: Dark | null = null;
  still = false;

  /** @param pixels of its picture to the square, at most */
  constructor(layer: Container, pixels: number) {
    this.#layer = layer;
    this.#pixels = pixels;
  }

  /**
   * @param casts the lights that are cut out of it
   * @param other another scene than before: nothing of it fades
   */
  show(model: BoardModel, casts: readonly Cast[], other: boolean): void {
    drop(this.#before);
    const fades = !other && !this.still;
    if (!fades) drop(this.#now);
    const spare = fades ? this.#before : this.#now;
    this.#before = fades ? this.#now : null;
    this.#now = this.#painted(model, casts, spare?.context ?? null);
    if (this.#now) this.#layer.addChildAt(this.#now.sprite, 0);
  }

  #painted(model: BoardModel, casts: readonly Cast[], spare: CanvasRenderingContext2D | null): Dark | null {
    if (!model.scene || model.rows.length === 0) return null;
    const { width, height } = extentOf(model.scene);
    const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN];
    const context = painting(wide, high, Math.min(this.#pixels, MOST / Math.max(wide, high)), spare);
    const ground = this.#ground.of(model, wide, high);
    if (!context || !ground) return null;
    context.drawImage(ground, 0, 0, wide, high);
    cutLights(context, casts);
    const sprite = new Sprite(textureOf(context));
    sprite.position.set(-MARGIN);
    sprite.scale.set(wide / sprite.texture.width, high / sprite.texture.height);
    return { sprite, context };
  }

  /** Lets time pass, in milliseconds; true while something still fades. */
  pass(elapsed: number): boolean {
    if (!this.#before) return false;
    this.#before.sprite.alpha -= elapsed / DAWN;
    if (this.#before.sprite.alpha > 0) return true;
    drop(this.#before);
    this.#before = null;
    return false;
  }

  clear(): void {
    drop(this.#now);
    drop(this.#before);
    this.#now = null;
    this.#before = null;
  }
}

/** The dark as it was painted once, and what shows it. */
interface Dark {
  readonly sprite: Sprite;
  readonly context: CanvasRenderingContext2D;
}

function drop(dark: Dark | null): void {
  dark?.sprite.destroy({ texture: true, textureSource: true });
}

/** The shades of the ground with their soft rims: painted anew only where squares were explored or are seen otherwise. */
class SoftGround {
  #ground: CanvasRenderingContext2D | null = null;
  #soft: CanvasRenderingContext2D | null = null;
  #painted: BoardModel | null = null;

  /** @param wide squares, with the margin */
  of(model: BoardModel, wide: number, high: number): HTMLCanvasElement | null {
    const before = this.#painted;
    if (this.#soft && before?.all === model.all && sameGround(model, before)) return this.#soft.canvas;
    this.#ground = painting(wide, high, SHADE_PIXELS, this.#ground);
    this.#soft = painting(wide, high, SHADE_PIXELS, this.#soft);
    this.#painted = model;
    if (!this.#ground || !this.#soft) return null;
    this.#ground.translate(MARGIN, MARGIN);
    paintGround(this.#ground, model);
    this.#soft.filter = `blur(${SOFT * SHADE_PIXELS}px)`;
    this.#soft.drawImage(this.#ground.canvas, 0, 0, wide, high);
    return this.#soft.canvas;
  }
}

/** Each ground in its shade, one over the other. */
function paintGround(context: CanvasRenderingContext2D, model: BoardModel): void {
  const shades = shadesOf(model);
  const all = new Path2D();
  const { width, height } = model.scene ? extentOf(model.scene) : { width: 0, height: 0 };
  all.rect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  paint(context, all, shades.unknown);
  // Drawn walls stand a little outside of what is explored; a picture ends with its squares.
  const walls = model.scene?.picture ? 0 : 0.5;
  paint(context, outlineOf(explored(model), walls, gridOf(model)), shades.memory);
  paint(context, outlineOf(seen(model), 0.12, gridOf(model)), model.scene?.ambient === 'lit' ? DAY : shades.unlit);
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
