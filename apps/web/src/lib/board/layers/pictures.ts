import { type Container, Graphics, Rectangle, type Renderer, type Texture } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import { drawnLook, type Look, reachOf } from './look.ts';

/** Pixels to the unit: a token stays sharp as near as one can go. */
const PIXELS = 1.5;
/** So many pictures are kept that nothing shows any more. */
const SPARE = 60;

/** Where the mark of somebody's look is drawn, from the middle of its token: units. */
export const NOSE = new Rectangle(-20, -74, 40, 34);

/** The picture of a look. */
export interface Picture {
  readonly key: string;
  readonly texture: Texture;
  /** Tokens are drawn in this order, so that those of one look follow each other. */
  readonly order: number;
}

/** Pictures of tokens, one for each look: the tokens of a crowd are drawn in one go. */
export class Pictures {
  readonly #renderer: Renderer;
  readonly #pictures = new Map<string, Picture>();
  #taken = 0;
  #nose: Texture | null = null;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  of(look: Look): Picture {
    const key = JSON.stringify(look);
    const known = this.#pictures.get(key);
    if (known) return known;
    const reach = reachOf(look);
    const texture = this.#take(drawnLook(look), new Rectangle(-reach, -reach, 2 * reach, 2 * reach));
    this.#taken += 1;
    const picture = { key, texture, order: this.#taken };
    this.#pictures.set(key, picture);
    return picture;
  }

  /** The mark that says where somebody looks: its point to the north, beyond the rim. Its frame is {@link NOSE}. */
  get nose(): Texture {
    this.#nose ??= this.#take(
      new Graphics()
        .poly([0, -64, 15, -44, -15, -44])
        .fill(COLOURS.parchment)
        .stroke({ width: 4, color: COLOURS.void }),
      NOSE,
    );
    return this.#nose;
  }

  /** Forgets the oldest pictures that none of these looks is shown by. */
  keep(keys: ReadonlySet<string>): void {
    const idle = [...this.#pictures.keys()].filter((key) => !keys.has(key));
    for (const key of idle.slice(0, Math.max(0, idle.length - SPARE))) {
      this.#pictures.get(key)?.texture.destroy(true);
      this.#pictures.delete(key);
    }
  }

  #take(target: Container, frame: Rectangle): Texture {
    const texture = this.#renderer.textureGenerator.generateTexture({
      target,
      frame,
      resolution: PIXELS,
      antialias: true,
      textureSourceOptions: { autoGenerateMipmaps: true, scaleMode: 'linear' },
    });
    target.destroy({ children: true, texture: true, textureSource: true });
    return texture;
  }
}
