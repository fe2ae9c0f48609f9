import { midpointOf, type Square, squareAt } from '@lanthorn/geometry';
import type { Board } from './board.ts';
import { panned, zoomed } from './camera.ts';
import type { BoardAsks } from './input.ts';
import type { BoardDoor, BoardToken } from './model.ts';
import { middle } from './model.ts';
import type { Under } from './under.ts';

const STEPS: Readonly<Record<string, Square>> = {
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
export function besides({ x, y }: Square, name: string): Square | null {
  const step = STEPS[name];
  return step ? { x: x + step.x, y: y + step.y } : null;
}

/**
 * Every action of the board by keyboard: arrows step the token in hand (with Shift they move the view), N and B go to
 * the next and the last of those one commands (of all, who commands none), A takes all of them, D goes to the next door, F to the next foe,
 * Enter does what a click on the chosen thing would, E shows all that can be done with it, + − and 0 zoom, P pings. True when the key was the board's.
 */
export function key(event: KeyboardEvent, board: Board, chosen: Chosen, asks: BoardAsks): boolean {
  const tokens = board.model.tokens;
  const token = tokens.find(({ id }) => id === chosen.token) ?? null;
  const step = STEPS[event.key];
  if (step) return stepped(event.shiftKey || !token?.movable, step, board, token, asks);
  const action = actions(board, token, chosen.door, asks)[event.key.toLowerCase()];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return false;
  action();
  return true;
}

function stepped(view: boolean, step: Square, board: Board, token: BoardToken | null, asks: BoardAsks): boolean {
  if (view || !token) board.camera = panned(board.camera, -step.x * PAN, -step.y * PAN);
  else asks.step(token, { x: token.square.x + step.x, y: token.square.y + step.y });
  return true;
}

function actions(
  board: Board,
  token: BoardToken | null,
  door: string | null,
  asks: BoardAsks,
): Record<string, () => void> {
  const { tokens } = board.model;
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
    const doors = board.model.doors.toSorted((a, b) => away(a, token) - away(b, token));
    const next = doors[(doors.findIndex(({ id }) => id === door) + 1) % Math.max(1, doors.length)];
    if (!next) return;
    board.lookAt(squareAt(midpointOf(next.segment)));
    asks.door(next);
  };
  const nextFoe = () => {
    const from = own.find(({ id }) => id === asks.leading()?.id) ?? own[0];
    const foes = tokens.filter(({ side, down, movable }) => side === 'other' && !down && !movable);
    const near = from ? foes.toSorted((a, b) => apart(a, from) - apart(b, from)) : foes;
    const next = near[(near.findIndex(({ id }) => id === token?.id) + 1) % Math.max(1, near.length)];
    if (!next) return;
    board.lookAt(next.square);
    asks.select(next);
  };
  const chosen = board.model.doors.find(({ id }) => id === door);
  const under: Under | null = chosen ? { kind: 'door', door: chosen } : token ? { kind: 'token', token } : null;
  const at = chosen ? midpointOf(chosen.segment) : token ? middle(token.square) : board.at(centre);
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
    p: () => asks.ping(token ? middle(token.square) : board.at(centre)),
  };
}

const apart = ({ square: a }: BoardToken, { square: b }: BoardToken): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a door is from a token; the order of the map without one. */
function away({ segment: { a, b } }: BoardDoor, token: BoardToken | null): number {
  if (!token) return 0;
  return Math.hypot((a.x + b.x) / 2 - token.square.x - 0.5, (a.y + b.y) / 2 - token.square.y - 0.5);
}
