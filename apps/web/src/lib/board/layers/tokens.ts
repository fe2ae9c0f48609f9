import type { Container } from 'pixi.js';
import type { BoardToken } from '../model.ts';
import { placedLabels } from './labels.ts';
import { Token } from './token.ts';

/** Pixels to the square from which names are legible. */
const NAMED_FROM = 44;

const RANKS = { yours: 0, party: 1, other: 2 } as const;

/** Keeps a drawn token for each one of the model; those that moved glide to their new square. */
export class Tokens {
  readonly #layer: Container;
  readonly #drawn = new Map<string, Token>();
  #still = false;
  #named = true;
  #selected: string | null = null;
  #scale = NAMED_FROM;

  constructor(layer: Container) {
    this.#layer = layer;
  }

  /** Without gliding, for people who asked their system for less motion. */
  set still(still: boolean) {
    this.#still = still;
  }

  show(tokens: readonly BoardToken[], selected: string | null): void {
    const wanted = new Set(tokens.map((token) => token.id));
    for (const [id, token] of this.#drawn) if (!wanted.has(id)) this.#drop(id, token);
    const crowd = crowds(tokens);
    for (const token of tokens) this.#drawnOf(token).show(token, crowd.get(token.id) ?? ALONE, token.id === selected);
    this.#selected = selected;
    this.#label();
  }

  /** Names are shown only where they can be read. `scale` in pixels to the square. */
  set scale(scale: number) {
    this.#named = scale >= NAMED_FROM;
    if (scale === this.#scale) return;
    this.#scale = scale;
    this.#label();
  }

  /** Gives each name its place; of the chosen one it is always shown. */
  #label(): void {
    const shown = [...this.#drawn].filter(([id]) => this.#named || id === this.#selected);
    const labels = shown.map(([id, token]) => ({ id, ...token.label(this.#scale), rank: this.#rank(id, token) }));
    const places = placedLabels(labels);
    for (const [id, token] of this.#drawn) token.named = places.get(id) ?? null;
  }

  #rank(id: string, { side }: Token): number {
    return id === this.#selected ? -1 : RANKS[side];
  }

  /** A step of the glide; `elapsed` in milliseconds. True while something still moves. */
  glide(elapsed: number): boolean {
    let moving = false;
    for (const token of this.#drawn.values())
      moving = token.glide(this.#still ? Number.POSITIVE_INFINITY : elapsed) || moving;
    return moving;
  }

  #drawnOf(token: BoardToken): Token {
    const known = this.#drawn.get(token.id);
    if (known) return known;
    const drawn = new Token(token);
    this.#drawn.set(token.id, drawn);
    this.#layer.addChild(drawn.container);
    return drawn;
  }

  #drop(id: string, token: Token): void {
    token.container.destroy({ children: true });
    this.#drawn.delete(id);
  }
}

/** Where a token stands within its square when several share it, and how large it is there. */
export interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

const ALONE: Spot = { dx: 0.5, dy: 0.5, size: 0.86 };

/** Several on one square stand in a small grid, so that none hides another. */
export function crowds(tokens: readonly BoardToken[]): ReadonlyMap<string, Spot> {
  const bySquare = Map.groupBy(tokens, ({ square }) => `${square.x},${square.y}`);
  const spots = new Map<string, Spot>();
  for (const together of bySquare.values()) {
    if (together.length === 1) continue;
    const side = Math.ceil(Math.sqrt(together.length));
    together.forEach((token, place) => {
      const column = place % side;
      const row = Math.floor(place / side);
      spots.set(token.id, { dx: (column + 0.5) / side, dy: (row + 0.5) / side, size: 0.92 / side });
    });
  }
  return spots;
}
