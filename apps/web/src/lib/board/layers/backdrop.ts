import type { Point } from '@lanthorn/geometry';
import { type Container, Matrix, type Renderer, RenderTexture, Sprite } from 'pixi.js';
import type { Camera, Size } from '../camera.ts';
import { COLOURS } from '../colours.ts';

/** How much wider and higher than the screen the picture is, so that the view can move before it is taken again. */
const AROUND = 1.4;
/** Squares of rock drawn around a map. */
const ROCK = 2;
/** How much nearer or farther the view may come before it is taken again. */
const NEARER = 1.3;

/** The ground and the dark over it, taken as one picture: for machines on which every layer of every frame costs. */
export class Backdrop {
  readonly sprite = new Sprite();
  readonly #renderer: Renderer;
  readonly #ground: Container;
  readonly #dark: Container;
  /** The ground alone, and with the dark over it: light changes often, and the ground beneath it seldom. */
  #bare: RenderTexture | null = null;
  #picture: RenderTexture | null = null;
  #scale = 0;
  /** The point of the scene in its upper left corner. */
  #from: Point = { x: 0, y: 0 };
  /** What is another than in the picture. */
  #stale: 'ground' | 'dark' | null = 'ground';

  constructor(renderer: Renderer, ground: Container, dark: Container) {
    this.#renderer = renderer;
    this.#ground = ground;
    this.#dark = dark;
    this.sprite.blendMode = 'none';
  }

  /** The ground is another than in the picture. */
  change(): void {
    this.#stale = 'ground';
  }

  /** The dark over it is another than in the picture. */
  dim(): void {
    this.#stale ??= 'dark';
  }

  /** Before a frame: under what the view shows. @param scene squares of the map: beyond its rim nothing is drawn */
  under(camera: Camera, screen: Size, scene: Size | null): void {
    if (this.#stale === 'ground' || !this.#holds(camera, screen, scene)) this.#take(camera, screen, scene);
    else if (this.#stale === 'dark') this.#darken();
    const ratio = camera.scale / this.#scale;
    // Pixel for pixel it is copied, which costs a part of what blending neighbours does.
    const exact = ratio === 1;
    this.sprite.texture.source.style.scaleMode = exact ? 'nearest' : 'linear';
    const at = { x: camera.offset.x + this.#from.x * camera.scale, y: camera.offset.y + this.#from.y * camera.scale };
    this.sprite.scale.set(ratio);
    this.sprite.position.set(exact ? Math.round(at.x) : at.x, exact ? Math.round(at.y) : at.y);
  }

  /** After the last frame: whether the picture is to be taken again, to be as sharp as the view. */
  rest(camera: Camera): boolean {
    if (this.#scale === camera.scale) return false;
    this.#stale = 'ground';
    return true;
  }

  #holds(camera: Camera, screen: Size, scene: Size | null): boolean {
    const ratio = camera.scale / this.#scale;
    if (!this.#picture || ratio > NEARER || ratio < 1 / NEARER) return false;
    const seen = areaOf(camera, screen, scene, 1);
    const [right, bottom] = [this.#picture.width / this.#scale, this.#picture.height / this.#scale];
    return (
      seen.from.x >= this.#from.x &&
      seen.from.y >= this.#from.y &&
      seen.to.x <= this.#from.x + right &&
      seen.to.y <= this.#from.y + bottom
    );
  }

  #take(camera: Camera, screen: Size, scene: Size | null): void {
    const { scale } = camera;
    const { from, to } = areaOf(camera, screen, scene, AROUND);
    const [wide, high] = [Math.ceil((to.x - from.x) * scale), Math.ceil((to.y - from.y) * scale)];
    this.#from = from;
    this.#scale = scale;
    if (this.#picture?.width !== wide || this.#picture.height !== high) {
      this.#forget();
      const size = { width: Math.max(1, wide), height: Math.max(1, high) };
      this.#bare = RenderTexture.create(size);
      this.#picture = RenderTexture.create(size);
      this.sprite.texture = this.#picture;
    }
    if (this.#bare) this.#render(this.#ground, this.#bare, true);
    this.#darken();
  }

  #darken(): void {
    this.#stale = null;
    if (!this.#bare || !this.#picture) return;
    const ground = new Sprite(this.#bare);
    ground.blendMode = 'none';
    this.#renderer.render({ container: ground, target: this.#picture, clear: false });
    ground.destroy();
    this.#render(this.#dark, this.#picture, false);
  }

  #render(container: Container, target: RenderTexture, clear: boolean): void {
    const [scale, from] = [this.#scale, this.#from];
    const transform = new Matrix(scale, 0, 0, scale, -from.x * scale, -from.y * scale);
    this.#renderer.render({ container, target, clear, clearColor: COLOURS.void, transform });
  }

  #forget(): void {
    for (const picture of [this.#bare, this.#picture]) picture?.destroy(true);
  }

  destroy(): void {
    this.#forget();
    for (const layer of [this.#ground, this.#dark]) layer.destroy({ children: true });
  }
}

/** The part of the map, and of the rock about it, that a view so many times as wide and high shows. Squares. */
function areaOf({ scale, offset }: Camera, { width, height }: Size, scene: Size | null, times: number) {
  const span = (at: number, length: number, most: number) => {
    const more = (length * (times - 1)) / 2;
    const hold = (value: number) => Math.min(most + ROCK, Math.max(-ROCK, value));
    return [hold((-at - more) / scale), hold((-at + length + more) / scale)] as const;
  };
  const [left, right] = span(offset.x, width, scene?.width ?? 0);
  const [top, bottom] = span(offset.y, height, scene?.height ?? 0);
  return { from: { x: left, y: top }, to: { x: right, y: bottom } };
}
