import type { Container } from 'pixi.js';
import { Sprite, Texture } from 'pixi.js';
import type { BoardModel } from '../model.ts';

/** Squares along the edge of one tile of a scene's picture. */
export const TILE_SQUARES = 8;

export interface TileName {
  readonly column: number;
  readonly row: number;
  /** Changes whenever more of the tile has been explored. */
  readonly version: string;
}

/** The tiles that show anything: for players those with an explored square. */
export function tilesOf(model: BoardModel): TileName[] {
  if (!model.scene?.picture) return [];
  const names: TileName[] = [];
  for (let row = 0; row * TILE_SQUARES < model.scene.height; row += 1) {
    for (let column = 0; column * TILE_SQUARES < model.scene.width; column += 1) {
      const version = versionOf(model, column, row);
      if (version !== null) names.push({ column, row, version });
    }
  }
  return names;
}

/** Stands for the explored squares of a tile: null when there are none to be seen. */
function versionOf(model: BoardModel, column: number, row: number): string | null {
  if (model.all) return 'all';
  const from = column * TILE_SQUARES;
  const bits = model.rows
    .filter(({ y }) => Math.floor(y / TILE_SQUARES) === row)
    .map(({ explored }) => Number.parseInt(explored.slice(from, from + TILE_SQUARES) || '0', 2).toString(16))
    .join('.');
  return /[^0.]/.test(bits) ? bits : null;
}

/** Keeps the sprites of a scene's picture in step with what is explored; a tile is fetched again only when it shows more. */
export class Tiles {
  readonly #layer: Container;
  readonly #drawn: () => void;
  readonly #source: (name: TileName) => string;
  readonly #shown = new Map<string, { version: string; sprite: Sprite | null }>();

  /** @param drawn called when a tile has come */
  constructor(layer: Container, source: (name: TileName) => string, drawn: () => void) {
    this.#layer = layer;
    this.#drawn = drawn;
    this.#source = source;
  }

  show(model: BoardModel): void {
    const names = tilesOf(model);
    const wanted = new Set(names.map(placeOf));
    for (const place of [...this.#shown.keys()]) if (!wanted.has(place)) this.#drop(place);
    const wide = model.scene?.width ?? 0;
    for (const name of names) if (this.#shown.get(placeOf(name))?.version !== name.version) void this.#load(name, wide);
  }

  clear(): void {
    for (const place of [...this.#shown.keys()]) this.#drop(place);
  }

  async #load(name: TileName, sceneWidth: number): Promise<void> {
    const place = placeOf(name);
    const old = this.#shown.get(place)?.sprite ?? null;
    this.#shown.set(place, { version: name.version, sprite: old });
    const texture = await fetched(this.#source(name));
    const now = this.#shown.get(place);
    if (!texture || now?.version !== name.version) return;
    const sprite = new Sprite(texture);
    sprite.position.set(name.column * TILE_SQUARES, name.row * TILE_SQUARES);
    sprite.scale.set(Math.min(TILE_SQUARES, sceneWidth - name.column * TILE_SQUARES) / texture.width);
    this.#layer.addChild(sprite);
    old?.destroy({ texture: true, textureSource: true });
    this.#shown.set(place, { version: name.version, sprite });
    this.#drawn();
  }

  #drop(place: string): void {
    this.#shown.get(place)?.sprite?.destroy({ texture: true, textureSource: true });
    this.#shown.delete(place);
  }
}

const placeOf = ({ column, row }: TileName): string => `${column}/${row}`;

async function fetched(url: string): Promise<Texture | null> {
  try {
    const reply = await fetch(url);
    return reply.ok ? Texture.from(await createImageBitmap(await reply.blob())) : null;
  } catch {
    return null;
  }
}
