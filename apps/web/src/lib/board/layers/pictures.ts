import { type Container, Graphics, Rectangle, type Renderer, type Texture } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import { drawnLook, type Look, REACH } from './look.ts';

/** Pixels to the unit: a token stays sharp as near as one can go. */
const PIXELS = 1.5;
/** So many pictures are kept that nothing shows any more. */
const SPARE = 60;

/** Pictures of tokens, one for each look: the tokens of a crowd are drawn in one go. */
export class Pictures {
  readonly #renderer: Renderer;
  readonly #pictures = new Map<string, Texture>();
  #nose: Texture | null = null;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  of(look: Look): { readonly key: string; readonly texture: Texture } {
    const key = JSON.stringify(look);
    const known = this.#pictures.get(key);
    if (known) return { key, texture: known };
    const texture = this.#taken(drawnLook(look));
    this.#pictures.set(key, texture);
    return { key, texture };
  }

  /** The mark that says where somebody looks: its point to the north, beyond the rim. */
  get nose(): Texture {
    this.#nose ??= this.#taken(
      new Graphics()
        .poly([0, -64, 15, -44, -15, -44])
        .fill(COLOURS.parchment)
        .stroke({ width: 4, color: COLOURS.void }),
    );
    return this.#nose;
  }

  /** Forgets the oldest pictures that none of these looks is shown by. */
  keep(keys: ReadonlySet<string>): void {
    const idle = [...this.#pictures.keys()].filter((key) => !keys.has(key));
    for (const key of idle.slice(0, Math.max(0, idle.length - SPARE))) {
      this.#pictures.get(key)?.destroy(true);
      this.#pictures.delete(key);
    }
  }

  #taken(target: Container): Texture {
    const texture = this.#renderer.textureGenerator.generateTexture({
      target,
      frame: new Rectangle(-REACH, -REACH, 2 * REACH, 2 * REACH),
      resolution: PIXELS,
      antialias: true,
      textureSourceOptions: { autoGenerateMipmaps: true, scaleMode: 'linear' },
    });
    target.destroy({ children: true });
    return texture;
  }
}
