import { centreOf, type GridKind, midpointOf, neighboursOf, type Square, squareAt } from '@lanthorn/geometry';
import type { BoardAsks } from './asks.ts';
import type { Board } from './board.ts';
import { panned, zoomed } from './camera.ts';
import { type BoardDoor, type BoardToken, gridOf } from './model.ts';
import { turned } from './turning.ts';
import type { Under } from './under.ts';

const WAYS: Readonly<Record<string, Square>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  Home: { x: -1, y: -1 },
  PageUp: { x: 1, y: -1 },
  End: { x: -1, y: 1 },
  PageDown: { x: 1, y: 1 },
};

/** Screen pixels the view moves for a key. */
const PAN = 80;

/** Whom and what the page has chosen on the board. */
export interface Chosen {
  readonly token: string | null;
  readonly door: string | null;
}

/** The square next to one in the direction of a key; null when the key is none of the directions. */
export function besides(square: Square, name: string, grid: GridKind): Square | null {
  const way = WAYS[name];
  return way ? towards(square, way, grid) : null;
}

/**
 * The neighbour that lies nearest to a direction. Between two hexes that are as near, the one that leads on along the
 * row or column: to the right or the left out of each second one in turn.
 */
function towards(square: Square, { x, y }: Square, grid: GridKind): Square {
  if (grid === 'square') return { x: square.x + x, y: square.y + y };
  const from = centreOf(square, grid);
  const length = Math.hypot(x, y);
  const nearness = (next: Square): number => {
    const to = centreOf(next, grid);
    const onward = next.x === square.x || next.y === square.y ? TIE : 0;
    return ((to.x - from.x) * x + (to.y - from.y) * y) / length + onward;
  };
  return neighboursOf(square, grid).reduce((best, next) => (nearness(next) > nearness(best) ? next : best));
}

/** Less than any two directions differ by. */
const TIE = 0.01;

/**
 * Every action of the board by keyboard: arrows step the token in hand (with Shift they move the view), N and B go to
 * the next and the last of those one commands (of all, who commands none), A takes all of them, D goes to the next door, F to the next foe (first those that
 * may be struck now),
 * Enter does what a click on the chosen thing would, E shows all that can be done with it, + − and 0 zoom, P pings, comma and full stop
 * turn the token in hand about. True when the key was the board's.
 */
export function key(event: KeyboardEvent, board: Board, chosen: Chosen, asks: BoardAsks): boolean {
  const tokens = board.model.tokens;
  const token = tokens.find(({ id }) => id === chosen.token) ?? null;
  const way = WAYS[event.key];
  if (way) return stepped(event.shiftKey || !token?.movable, way, board, token, asks);
  const action = actions(board, token, chosen.door, asks)[event.key.toLowerCase()];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return false;
  action();
  return true;
}

function stepped(view: boolean, way: Square, board: Board, token: BoardToken | null, asks: BoardAsks): boolean {
  if (view || !token) board.camera = panned(board.camera, -way.x * PAN, -way.y * PAN);
  else asks.step(token, towards(token.square, way, gridOf(board.model)));
  return true;
}

function actions(
  board: Board,
  token: BoardToken | null,
  door: string | null,
  asks: BoardAsks,
): Record<string, () => void> {
  const { tokens } = board.model;
  const grid = gridOf(board.model);
  const centre = { x: board.screen.width / 2, y: board.screen.height / 2 };
  const zoom = (factor: number) => {
    board.camera = zoomed(board.camera, factor, centre);
  };
  const own = tokens.filter(({ movable }) => movable);
  const round = own.length > 0 ? own : tokens;
  const go = (by: number) => {
    const here = round.findIndex(({ id }) => id === token?.id);
    const next = round.at((here < 0 && by < 0 ? by : here + by + round.length) % Math.max(1, round.length));
    if (!next) return;
    board.lookAt(next.square);
    asks.select(next);
  };
  const nextDoor = () => {
    const doors = board.model.doors.toSorted((a, b) => away(a, token, grid) - away(b, token, grid));
    const next = doors[(doors.findIndex(({ id }) => id === door) + 1) % Math.max(1, doors.length)];
    if (!next) return;
    board.lookAt(squareAt(midpointOf(next.segment), grid));
    asks.door(next);
  };
  const nextFoe = () => {
    const from = own.find(({ id }) => id === asks.leading()?.id) ?? own[0];
    const foes = tokens.filter(({ side, down, movable }) => side === 'other' && !down && !movable);
    const far = (foe: BoardToken) => (from ? apart(foe, from, grid) : 0);
    const near = foes
      .map((foe) => ({ foe, struck: asks.strikes(foe) }))
      .toSorted((a, b) => Number(b.struck) - Number(a.struck) || far(a.foe) - far(b.foe))
      .map(({ foe }) => foe);
    const next = near[(near.findIndex(({ id }) => id === token?.id) + 1) % Math.max(1, near.length)];
    if (!next) return;
    board.lookAt(next.square);
    asks.select(next);
  };
  const chosen = board.model.doors.find(({ id }) => id === door);
  const under: Under | null = chosen ? { kind: 'door', door: chosen } : token ? { kind: 'token', token } : null;
  const at = chosen ? midpointOf(chosen.segment) : token ? centreOf(token.square, grid) : board.at(centre);
  return {
    '+': () => zoom(1.25),
    '=': () => zoom(1.25),
    '-': () => zoom(0.8),
    '0': () => board.fit(),
    n: () => go(1),
    b: () => go(-1),
    d: nextDoor,
    f: nextFoe,
    a: () => asks.everyone(),
    e: () => asks.menu(under, at),
    enter: () => under && asks.click(under, at, false),
    ',': () => token && asks.turn(token, turned(token.facing, -1, grid)),
    '.': () => token && asks.turn(token, turned(token.facing, 1, grid)),
    p: () => asks.ping(token ? centreOf(token.square, grid) : board.at(centre)),
  };
}

function apart(one: BoardToken, other: BoardToken, grid: GridKind): number {
  const [a, b] = [centreOf(one.square, grid), centreOf(other.square, grid)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far a door is from a token; the order of the map without one. */
function away({ segment }: BoardDoor, token: BoardToken | null, grid: GridKind): number {
  if (!token) return 0;
  const [door, from] = [midpointOf(segment), centreOf(token.square, grid)];
  return Math.hypot(door.x - from.x, door.y - from.y);
}
