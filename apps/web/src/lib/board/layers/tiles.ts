import type { Laid } from '@lanthorn/rules';
import { Container, Sprite, Texture } from 'pixi.js';
import type { BoardModel } from '../model.ts';
import { coarseTiles, fineTiles, type TileName, tilePlace, type View } from './tile-names.ts';

/** Keeps the sprites of a scene's picture in step with what is explored; a tile is fetched again only when it shows more. */
export class Tiles {
  /** All of the map, small, and over it what is in view, sharp. */
  readonly #layers = { coarse: new Container(), fine: new Container() } as const;
  readonly #drawn: () => void;
  readonly #source: (name: TileName) => string;
  readonly #shown = new Map<string, { version: string; sprite: Sprite | null }>();
  #coarse: readonly TileName[] = [];
  #fine: readonly TileName[] = [];

  /** @param drawn called when a tile has come, or goes */
  constructor(layer: Container, source: (name: TileName) => string, drawn: () => void) {
    layer.addChild(this.#layers.coarse, this.#layers.fine);
    this.#drawn = drawn;
    this.#source = source;
  }

  /** Another part of the map is known. */
  show(model: BoardModel, view: View): void {
    this.#coarse = coarseTiles(model);
    this.#fine = fineTiles(model, view);
    this.#load(model);
  }

  /** Another part of the map is looked at. */
  look(model: BoardModel, view: View): void {
    const fine = fineTiles(model, view);
    if (fine.length === this.#fine.length && fine.every((name, at) => isSame(name, this.#fine[at]))) return;
    this.#fine = fine;
    this.#load(model);
  }

  clear(): void {
    for (const place of [...this.#shown.keys()]) this.#drop(place);
  }

  #load({ scene }: BoardModel): void {
    const names = [...this.#coarse, ...this.#fine];
    const wanted = new Set(names.map(placeOf));
    for (const place of [...this.#shown.keys()]) if (!wanted.has(place)) this.#drop(place);
    const laid = scene?.picture ?? { pixelsPerSquare: 1 };
    for (const name of names)
      if (this.#shown.get(placeOf(name))?.version !== name.version) void this.#fetch(name, laid);
  }

  async #fetch(name: TileName, laid: Laid): Promise<void> {
    const place = placeOf(name);
    const old = this.#shown.get(place)?.sprite ?? null;
    this.#shown.set(place, { version: name.version, sprite: old });
    const texture = await fetched(this.#source(name));
    const now = this.#shown.get(place);
    if (!texture || now?.version !== name.version) return;
    const sprite = new Sprite(texture);
    const { x, y, span } = tilePlace(name, laid);
    sprite.position.set(x, y);
    sprite.scale.set(span / texture.width);
    this.#layers[this.#coarse[0]?.scale === name.scale ? 'coarse' : 'fine'].addChild(sprite);
    old?.destroy({ texture: true, textureSource: true });
    this.#shown.set(place, { version: name.version, sprite });
    this.#drawn();
  }

  #drop(place: string): void {
    const sprite = this.#shown.get(place)?.sprite;
    this.#shown.delete(place);
    if (!sprite) return;
    sprite.destroy({ texture: true, textureSource: true });
    this.#drawn();
  }
}

const placeOf = ({ scale, column, row }: TileName): string => `${scale}/${column}/${row}`;

const isSame = (one: TileName, other: TileName | undefined): boolean =>
  other !== undefined && placeOf(one) === placeOf(other) && one.version === other.version;

async function fetched(url: string): Promise<Texture | null> {
  try {
    const reply = await fetch(url);
    return reply.ok ? Texture.from(await createImageBitmap(await reply.blob())) : null;
  } catch {
    return null;
  }
}
