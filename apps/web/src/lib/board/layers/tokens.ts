import { centreOf, type GridKind, type Point, type Square } from '@lanthorn/geometry';
import { Container, type Renderer } from 'pixi.js';
import type { BoardToken } from '../model.ts';
import type { Turning } from '../turning.ts';
import { Floats } from './floats.ts';
import type { Sign } from './labels.ts';
import { UNITS } from './look.ts';
import type { NamedToken } from './namings.ts';
import { Pictures } from './pictures.ts';
import { Sheet } from './sheet.ts';
import { shortNames } from './short-names.ts';
import { type Standing, Token, type TokenLayers } from './token.ts';

/** Pixels to the square up to which tokens are so small that a copy of their picture is as sharp. */
const SMALL = 20;
/** Of so many that move at once the ways are looked for; beyond, each goes straight. */
const MOST_WALKERS = 16;

/** The squares of a way between two others, both left out. */
export type WalkOf = (token: BoardToken, from: Square) => readonly Point[];

export type FlightOf = (token: BoardToken) => readonly Point[] | null;

/** Keeps a drawn token for each one of the model; those that moved walk to their new square. */
export class Tokens {
  readonly #layers: TokenLayers;
  readonly #pictures: Pictures;
  /** Where each change of picture costs; null elsewhere. */
  readonly #sheet: Sheet | null;
  readonly #floats: Floats;
  readonly #drawn = new Map<string, Token>();
  /** Those who have fled, until they are out of sight. */
  readonly #running = new Set<Token>();
  #still = false;
  #scale = 0;

  /** @param software the processor draws */
  constructor(layer: Container, floats: Container, renderer: Renderer, software: boolean) {
    const pictures = new Container({ sortableChildren: true });
    this.#layers = { noses: new Container(), pictures, names: new Container() };
    layer.addChild(this.#layers.noses, pictures, this.#layers.names);
    this.#pictures = new Pictures(renderer);
    this.#sheet = software ? new Sheet(renderer) : null;
    this.#floats = new Floats(floats);
  }

  /** Without walking, for people who asked their system for less motion. */
  set still(still: boolean) {
    this.#still = still;
    this.#floats.still = still;
  }

  /**
   * @param hand those who go along with the selected one, and are ringed as it is
   * @param flightOf the way by which somebody runs who is no longer there; null for those who are not seen to run
   */
  show(
    tokens: readonly BoardToken[],
    selected: string | null,
    hand: readonly string[],
    grid: GridKind,
    walkOf: WalkOf,
    flightOf: FlightOf,
  ): void {
    const wanted = new Set(tokens.map((token) => token.id));
    for (const [id, token] of this.#drawn) if (!wanted.has(id)) this.#drop(id, token, flightOf);
    const crowd = crowds(tokens);
    const walkers = this.#walkers(tokens);
    const names = shortNames(tokens.map(({ name }) => name));
    for (const token of tokens) {
      const standing = standingOf(token, crowd.get(token.id) ?? ALONE, grid);
      const before = walkers.includes(token) ? this.#drawn.get(token.id)?.shown.square : undefined;
      const drawn = this.#drawnOf(token, standing.at);
      this.#tell(drawn, token);
      drawn.show(
        token,
        // The chosen one is called by the whole of their name.
        withHeight(token, names.get(token.name) ?? token.name),
        standing,
        token.id === selected || hand.includes(token.id),
        before ? walkOf(token, before) : [],
      );
    }
    this.#pictures.keep(new Set(this.#all.map(({ look }) => look)));
    this.#lay();
  }

  get #all(): readonly Token[] {
    return [...this.#drawn.values(), ...this.#running];
  }

  /** Many small tokens are drawn from one sheet; few large ones are sharper without. */
  #lay(): void {
    const drawn = this.#all;
    const small = this.#scale > 0 && this.#scale <= SMALL;
    const pictures = drawn.map(({ picture }) => picture);
    const laid = small && drawn.length > 0 ? [this.#pictures.nose, ...pictures] : [];
    this.#sheet?.lay(new Set(laid), (this.#scale * ALONE.size) / UNITS);
    for (const token of drawn) token.from(this.#sheet);
  }

  /** Those who have moved; none where so many have that it would take long. */
  #walkers(tokens: readonly BoardToken[]): readonly BoardToken[] {
    if (this.#still) return [];
    const moved = tokens.filter(({ id, square }) => {
      const before = this.#drawn.get(id)?.shown.square;
      return before !== undefined && (before.x !== square.x || before.y !== square.y);
    });
    return moved.length > MOST_WALKERS ? [] : moved;
  }

  #tell(drawn: Token, { points }: BoardToken): void {
    const before = drawn.shown.points;
    if (before !== null && points !== null && before !== points) this.#floats.add(drawn.at, points - before);
  }

  /** Somebody was seen to lose so many hit points, whose sum this seat may not know. */
  struck(id: string, points: number): void {
    const drawn = this.#drawn.get(id);
    if (drawn && drawn.shown.points === null) this.#floats.add(drawn.at, -points);
  }

  /** A blow at somebody was seen to miss. */
  missed(id: string): void {
    const drawn = this.#drawn.get(id);
    if (drawn) this.#floats.miss(drawn.at);
  }

  /** Where somebody is drawn, once they have walked; null for those who are not on the board. */
  signOf(id: string): Sign | null {
    return this.#drawn.get(id)?.sign ?? null;
  }

  get signs(): readonly Sign[] {
    return [...this.#drawn.values()].map(({ sign }) => sign);
  }

  /** Somebody is being turned to look there; null once nobody is. */
  turn(turning: Turning | null): void {
    for (const [id, token] of this.#drawn) token.turning = id === turning?.id ? turning.facing : null;
  }

  /** In pixels to the square. */
  set scale(scale: number) {
    if (scale === this.#scale) return;
    this.#scale = scale;
    if (this.#sheet) this.#lay();
  }

  /** All of them, with how large their names are on a board of so many pixels to the square. */
  named(scale: number): readonly NamedToken[] {
    return [...this.#drawn.values()].map((token) => ({
      token: token.shown,
      sign: token.sign,
      size: () => token.nameSize(scale),
    }));
  }

  /** Gives each name its place; those without one are not read. */
  name(places: ReadonlyMap<string, Point>): void {
    for (const [id, token] of this.#drawn) token.named = places.get(id) ?? null;
  }

  /** Lets so many milliseconds pass. True while something still moves. */
  glide(elapsed: number): boolean {
    let moving = this.#floats.pass(elapsed);
    for (const token of this.#drawn.values())
      moving = token.glide(this.#still ? Number.POSITIVE_INFINITY : elapsed) || moving;
    for (const token of this.#running) {
      if (token.glide(elapsed)) moving = true;
      else this.#gone(token);
    }
    return moving;
  }

  #gone(token: Token): void {
    token.destroy();
    this.#running.delete(token);
  }

  #drawnOf(token: BoardToken, at: Point): Token {
    const known = this.#drawn.get(token.id);
    if (known) return known;
    const drawn = new Token(token, at, this.#pictures, this.#layers);
    this.#drawn.set(token.id, drawn);
    return drawn;
  }

  #drop(id: string, token: Token, flightOf: FlightOf): void {
    this.#drawn.delete(id);
    const flight = this.#still ? null : flightOf(token.shown);
    if (!flight || flight.length === 0) return token.destroy();
    token.run(flight);
    this.#running.add(token);
  }
}

/** Where a token stands within its square when several share it, and how large it is there. */
export interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

function standingOf({ square, across }: BoardToken, { dx, dy, size }: Spot, grid: GridKind): Standing {
  const { x, y } = centreOf(square, grid);
  return { at: { x: x + dx - 0.5, y: y + dy - 0.5 }, size: size * across };
}

/** A name, and how far it is above the floor or below it. */
const withHeight = ({ elevation }: BoardToken, name: string): string =>
  elevation === 0 ? name : `${name} ${elevation > 0 ? '↑' : '↓'}${Math.abs(elevation)}′`;

/** Where one stands that has its square to itself. */
export const ALONE: Spot = { dx: 0.5, dy: 0.5, size: 0.86 };

/** At the foot of the square, where somebody stands on it. */
const BENEATH: Spot = { dx: 0.76, dy: 0.8, size: 0.42 };

/** How far those who lie in a heap are drawn from one another, and how large. Parts of a square. */
const HEAPED = { apart: 0.15, size: 0.62 } as const;

/**
 * Several on one square stand in a small grid, so that none hides another; whoever lies there makes room for those who
 * stand, and the dead lie in a heap.
 */
export function crowds(tokens: readonly BoardToken[]): ReadonlyMap<string, Spot> {
  const bySquare = Map.groupBy(tokens, ({ square }) => `${square.x},${square.y}`);
  const spots = new Map<string, Spot>();
  for (const all of bySquare.values()) {
    const standing = all.filter(({ down }) => !down);
    const together = standing.length > 0 ? standing : all;
    for (const lying of all) if (!together.includes(lying)) spots.set(lying.id, BENEATH);
    if (together.length === 1) continue;
    const heap = together.every(({ dead }) => dead);
    const side = Math.ceil(Math.sqrt(together.length));
    for (const [place, token] of together.entries()) spots.set(token.id, heap ? heaped(place) : inGrid(place, side));
  }
  return spots;
}

const inGrid = (place: number, side: number): Spot => ({
  dx: ((place % side) + 0.5) / side,
  dy: (Math.floor(place / side) + 0.5) / side,
  size: 0.92 / side,
});

/** The first in the middle, and each of the next a little farther round it. */
function heaped(place: number): Spot {
  const turned = place * 2.4;
  const away = HEAPED.apart * Math.min(1, Math.sqrt(place));
  return { dx: 0.5 + away * Math.cos(turned), dy: 0.5 + away * Math.sin(turned), size: HEAPED.size };
}
