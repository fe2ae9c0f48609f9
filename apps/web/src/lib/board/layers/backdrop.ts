import type { Point } from '@lanthorn/geometry';
import { Container, Matrix, type Renderer, RenderTexture, Sprite } from 'pixi.js';
import type { Camera, Size } from '../camera.ts';
import { COLOURS } from '../colours.ts';
import type { Box } from './box.ts';
import { Patches } from './patches.ts';
import type { Run } from './relit.ts';

/** How much wider and higher than the screen the picture is, so that the view can move before it is taken again. */
const AROUND = 1.4;
/** Squares of rock drawn around a map. */
const ROCK = 2;
/** How much nearer or farther the view may come before it is taken again. */
const NEARER = 1.3;

/** A part of a map as it is drawn: its upper left corner in squares, pixels to the square, and its size in pixels. */
export interface Area {
  readonly from: Point;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The ground and the dark over it, taken as one picture: for machines on which every pixel of every frame costs. */
export class Backdrop {
  /** All of the picture, or the parts of it that were covered in the last frame. */
  readonly layer = new Container();
  readonly #whole = new Sprite();
  readonly #parts = new Patches();
  readonly #renderer: Renderer;
  readonly #ground: Container;
  readonly #dark: Container;
  /** The ground alone, and with the dark over it: light changes often, and the ground beneath it seldom. */
  #bare: RenderTexture | null = null;
  #picture: RenderTexture | null = null;
  #area: Area = { from: { x: 0, y: 0 }, scale: 0, width: 0, height: 0 };
  /** What is another than in the picture. */
  #stale: 'area' | 'ground' | null = 'area';
  /** The squares over which the dark is another. */
  #relit: readonly Run[] | 'all' = [];

  constructor(renderer: Renderer, ground: Container, dark: Container) {
    this.#renderer = renderer;
    this.#ground = ground;
    this.#dark = dark;
    this.#whole.blendMode = 'none';
    this.#parts.mesh.blendMode = 'none';
    this.layer.addChild(this.#whole, this.#parts.mesh);
  }

  /** The ground is another than in the picture. */
  change(): void {
    this.#stale ??= 'ground';
  }

  /** The dark over it is another than in the picture. */
  dim(where: readonly Run[] | 'all'): void {
    // Drawn twice over one square it would be twice as deep.
    this.#relit = this.#relit.length === 0 ? where : 'all';
  }

  /** What of the map is drawn. */
  get area(): Area {
    return this.#area;
  }

  /**
   * Before a frame: takes what is another than it was, for what the view shows.
   * @param scene squares of the map: beyond its rim nothing is drawn
   * @returns what is another now: where the picture lies, all that it shows, or parts of it
   */
  under(camera: Camera, screen: Size, scene: Size | null): 'area' | 'all' | readonly Box[] {
    const stale = this.#holds(camera, screen, scene) ? this.#stale : 'area';
    const relit = this.#relit;
    this.#stale = null;
    this.#relit = [];
    if (stale === null && relit !== 'all') return this.#relight(relit);
    if (stale === 'area') this.#move(areaOf(camera, screen, scene, AROUND));
    if (stale !== null && this.#bare) this.#render(this.#ground, this.#bare, true);
    this.#darken();
    return stale === 'area' ? 'area' : 'all';
  }

  /** Draws all of the picture in the next frame, or parts of it. */
  restore(parts: readonly Box[] | 'all'): void {
    this.#whole.visible = parts === 'all';
    this.#parts.mesh.visible = false;
    if (parts !== 'all' && this.#picture) this.#parts.show(this.#picture, this.#all, parts);
  }

  /** After the last frame: whether all is to be drawn again, to be as sharp as the view. */
  rest(camera: Camera): boolean {
    if (this.#area.scale === camera.scale) return false;
    this.#stale = 'area';
    return true;
  }

  #holds(camera: Camera, screen: Size, scene: Size | null): boolean {
    const { from, scale, width, height } = this.#area;
    const ratio = camera.scale / scale;
    if (!this.#picture || ratio > NEARER || ratio < 1 / NEARER) return false;
    const seen = areaOf(camera, screen, scene, 1);
    const [right, bottom] = [from.x + (width + 1) / scale, from.y + (height + 1) / scale];
    return (
      seen.from.x >= from.x &&
      seen.from.y >= from.y &&
      seen.from.x + seen.width / seen.scale <= right &&
      seen.from.y + seen.height / seen.scale <= bottom
    );
  }

  #move(area: Area): void {
    const { width, height } = area;
    this.#area = area;
    if (this.#picture?.width === width && this.#picture.height === height) return;
    this.#forget();
    this.#bare = RenderTexture.create({ width, height, scaleMode: 'nearest' });
    this.#picture = RenderTexture.create({ width, height, scaleMode: 'nearest' });
    this.#whole.texture = this.#picture;
  }

  #darken(): void {
    if (!this.#bare || !this.#picture) return;
    const ground = new Sprite(this.#bare);
    ground.blendMode = 'none';
    this.#renderer.render({ container: ground, target: this.#picture, clear: false });
    ground.destroy();
    this.#render(this.#dark, this.#picture, false);
  }

  /** Takes parts of the picture anew. Returns which. */
  #relight(runs: readonly Run[]): readonly Box[] {
    if (runs.length === 0 || !this.#bare || !this.#picture) return [];
    const boxes = runs.map(({ y, from, to }) => this.#boxOf({ x: from, y }, to - from, 1));
    const parts = new Container();
    const ground = new Patches();
    ground.show(this.#bare, this.#all, boxes);
    ground.mesh.blendMode = 'none';
    parts.addChild(ground.mesh);
    for (const dark of this.#dark.children) {
      if (!(dark instanceof Sprite)) continue;
      const over = new Patches();
      over.show(dark.texture, this.#boxOf(dark, dark.width, dark.height), boxes);
      parts.addChild(over.mesh);
    }
    this.#renderer.render({ container: parts, target: this.#picture, clear: false });
    parts.destroy({ children: true });
    return boxes;
  }

  /** Where a part of the map lies on the picture. */
  #boxOf({ x, y }: Point, wide: number, high: number): Box {
    const { from, scale } = this.#area;
    const at = (square: number, corner: number) => Math.round((square - corner) * scale);
    return { left: at(x, from.x), top: at(y, from.y), right: at(x + wide, from.x), bottom: at(y + high, from.y) };
  }

  get #all(): Box {
    return { left: 0, top: 0, right: this.#area.width, bottom: this.#area.height };
  }

  #render(container: Container, target: RenderTexture, clear: boolean): void {
    const { scale, from } = this.#area;
    const transform = new Matrix(scale, 0, 0, scale, -from.x * scale, -from.y * scale);
    this.#renderer.render({ container, target, clear, clearColor: COLOURS.void, transform });
  }

  #forget(): void {
    this.#parts.clear();
    for (const picture of [this.#bare, this.#picture]) picture?.destroy(true);
  }

  destroy(): void {
    this.#forget();
    for (const layer of [this.#ground, this.#dark]) layer.destroy({ children: true });
  }
}

/** The part of the map, and of the rock about it, that a view so many times as wide and high shows. */
function areaOf({ scale, offset }: Camera, { width, height }: Size, scene: Size | null, times: number): Area {
  const span = (at: number, length: number, most: number) => {
    const more = (length * (times - 1)) / 2;
    const hold = (value: number) => Math.min(most + ROCK, Math.max(-ROCK, value));
    return [hold((-at - more) / scale), hold((-at + length + more) / scale)] as const;
  };
  const [left, right] = span(offset.x, width, scene?.width ?? 0);
  const [top, bottom] = span(offset.y, height, scene?.height ?? 0);
  const pixels = (length: number) => Math.max(1, Math.ceil(length * scale));
  return { from: { x: left, y: top }, scale, width: pixels(right - left), height: pixels(bottom - top) };
}
