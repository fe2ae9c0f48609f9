import { Container, Rectangle, type Renderer, RenderTexture, Sprite, Texture } from 'pixi.js';

/** Units around the widest picture of a token, and that keep it apart from the next. */
const CELL = 164;

/**
 * Many pictures of tokens on one sheet, as small as they are shown: a crowd is then drawn in one go, where each change
 * of picture costs. Units are those of the pictures.
 */
export class Sheet {
  readonly #renderer: Renderer;
  #page: RenderTexture | null = null;
  #pixels = 0;
  #places: ReadonlyMap<Texture, Texture> = new Map();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** The picture as it lies on the sheet; itself where it does not lie there. */
  of(picture: Texture): Texture {
    return this.#places.get(picture) ?? picture;
  }

  /** Lays these on the sheet; what lies there already stays. @param pixels to the unit, as they are shown */
  lay(pictures: ReadonlySet<Texture>, pixels: number): void {
    if (pixels === this.#pixels && pictures.isSubsetOf(new Set(this.#places.keys()))) return;
    this.clear();
    if (pictures.size === 0) return;
    const wide = Math.ceil(Math.sqrt(pictures.size));
    // A whole number of pixels, so that none lies between two.
    const cell = Math.ceil(CELL * pixels) / pixels;
    const page = RenderTexture.create({
      width: wide * cell,
      height: Math.ceil(pictures.size / wide) * cell,
      resolution: pixels,
    });
    const laid = new Container();
    const places = new Map<Texture, Texture>();
    for (const [place, picture] of [...pictures].entries()) {
      const [x, y] = [(place % wide) * cell, Math.floor(place / wide) * cell];
      const sprite = laid.addChild(new Sprite(picture));
      sprite.position.set(x, y);
      places.set(
        picture,
        new Texture({ source: page.source, frame: new Rectangle(x, y, picture.width, picture.height) }),
      );
    }
    this.#renderer.render({ container: laid, target: page, clearColor: [0, 0, 0, 0] });
    laid.destroy({ children: true });
    this.#page = page;
    this.#pixels = pixels;
    this.#places = places;
  }

  clear(): void {
    for (const place of this.#places.values()) place.destroy();
    this.#page?.destroy(true);
    this.#page = null;
    this.#pixels = 0;
    this.#places = new Map();
  }
}
