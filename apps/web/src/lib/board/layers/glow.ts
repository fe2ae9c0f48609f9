import { type Container, Sprite } from 'pixi.js';
import type { BoardLight, BoardModel } from '../model.ts';
import { flickerAt, type Shine, shineOf } from '../shades.ts';
import { outlineOf, textureOf } from './canvas.ts';
import { castOf, shadowing } from './light-cast.ts';

const PIXELS = 10;

/** The colour that each light lays over what it falls on, and its flicker. */
export class Glow {
  readonly #layer: Container;
  #burning: { readonly sprite: Sprite; readonly shine: Shine; readonly seed: number }[] = [];

  constructor(layer: Container) {
    this.#layer = layer;
  }

  show(model: BoardModel): void {
    this.clear();
    const walls = shadowing(model);
    const within = outlineOf(
      model.rows.map(({ y, seen }) => ({ y, squares: seen })),
      0.12,
    );
    for (const light of model.lights) {
      const shine = shineOf(light.kind);
      const cast = castOf(light, walls, within, PIXELS, channels(shine.colour));
      if (!cast) continue;
      const sprite = new Sprite(textureOf(cast.picture));
      sprite.scale.set(cast.side / sprite.texture.width);
      sprite.position.set(light.at.x - cast.side / 2, light.at.y - cast.side / 2);
      sprite.blendMode = 'add';
      sprite.alpha = shine.strength * weight(light);
      this.#layer.addChild(sprite);
      this.#burning.push({ sprite, shine: { ...shine, strength: sprite.alpha }, seed: seedOf(light.id) });
    }
    // Where several lights meet, all together are not much brighter than one.
    for (const { sprite } of this.#burning) sprite.alpha /= Math.sqrt(this.#burning.length);
  }

  get burns(): boolean {
    return this.#burning.length > 0;
  }

  /** As bright as at this moment, in milliseconds. */
  flicker(now: number): void {
    const share = Math.sqrt(this.#burning.length);
    for (const { sprite, shine, seed } of this.#burning)
      sprite.alpha = (shine.strength / share) * flickerAt(shine, now / 1000, seed);
  }

  clear(): void {
    for (const { sprite } of this.#burning) sprite.destroy({ texture: true, textureSource: true });
    this.#burning = [];
  }
}

const weight = ({ dim }: BoardLight): number => (dim ? 0.7 : 1);
const channels = (colour: number): string => `${colour >> 16} ${(colour >> 8) & 0xff} ${colour & 0xff}`;
const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
