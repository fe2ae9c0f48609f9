import { type Container, Sprite } from 'pixi.js';
import type { BoardLight } from '../model.ts';
import { flickerAt, type Shine, shineOf } from '../shades.ts';
import { textureOf } from './canvas.ts';
import type { Cast } from './light-cast.ts';

interface Burning {
  readonly sprite: Sprite;
  readonly shine: Shine;
  readonly seed: number;
}

/** The colour that each light lays over what it falls on, and its flicker. */
export class Glow {
  readonly #layer: Container;
  #burning: ReadonlyMap<Cast, Burning> = new Map();

  constructor(layer: Container) {
    this.#layer = layer;
  }

  show(casts: readonly Cast[]): void {
    const before = this.#burning;
    this.#burning = new Map(casts.map((cast) => [cast, before.get(cast) ?? this.#burningOf(cast)]));
    for (const [cast, { sprite }] of before) if (!this.#burning.has(cast)) drop(sprite);
    const share = this.#share;
    for (const { sprite, shine } of this.#burning.values()) sprite.alpha = shine.strength * share;
  }

  #burningOf({ light, picture, side }: Cast): Burning {
    const sprite = new Sprite(textureOf(picture));
    sprite.scale.set(side / sprite.texture.width);
    sprite.position.set(light.at.x - side / 2, light.at.y - side / 2);
    sprite.blendMode = 'add';
    this.#layer.addChild(sprite);
    const shine = shineOf(light.kind);
    return { sprite, shine: { ...shine, strength: shine.strength * weight(light) }, seed: seedOf(light.id) };
  }

  /** Where several lights meet, all together are not much brighter than one. */
  get #share(): number {
    return 1 / Math.sqrt(this.#burning.size);
  }

  get burns(): boolean {
    return this.#burning.size > 0;
  }

  /** As bright as at this moment, in milliseconds. */
  flicker(now: number): void {
    const share = this.#share;
    for (const { sprite, shine, seed } of this.#burning.values())
      sprite.alpha = shine.strength * share * flickerAt(shine, now / 1000, seed);
  }

  clear(): void {
    this.show([]);
  }
}

const drop = (sprite: Sprite): void => sprite.destroy({ texture: true, textureSource: true });
const weight = ({ dim }: BoardLight): number => (dim ? 0.7 : 1);
const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
