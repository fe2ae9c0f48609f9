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
  #picture: RenderTexture | null = null;
  #scale = 0;
  /** The point of the scene in its upper left corner. */
  #from: Point = { x: 0, y: 0 };
  #stale = true;

  constructor(renderer: Renderer, ground: Container) {
    this.#renderer = renderer;
    this.#ground = ground;
    this.sprite.blendMode = 'none';
  }

  /** What lies there is another than in the picture. */
  change(): void {
    this.#stale = true;
  }

  /** Before a frame: under what the view shows. @param scene squares of the map: beyond its rim nothing is drawn */
  under(camera: Camera, screen: Size, scene: Size | null): void {
    if (this.#stale || !this.#holds(camera, screen, scene)) this.#take(camera, screen, scene);
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
    this.#stale = true;
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
    this.#stale = false;
    if (this.#picture?.width !== wide || this.#picture.height !== high) {
      this.#picture?.destroy(true);
      this.#picture = RenderTexture.create({ width: Math.max(1, wide), height: Math.max(1, high) });
      this.sprite.texture = this.#picture;
    }
    this.#renderer.render({
      container: this.#ground,
      target: this.#picture,
      clearColor: COLOURS.void,
      transform: new Matrix(scale, 0, 0, scale, -from.x * scale, -from.y * scale),
    });
  }

  destroy(): void {
    this.#picture?.destroy(true);
    this.#ground.destroy({ children: true });
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
