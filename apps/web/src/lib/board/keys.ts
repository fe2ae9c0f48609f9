import type { Square } from '@lanthorn/geometry';
import type { Board } from './board.ts';
import { panned, zoomed } from './camera.ts';
import type { BoardAsks } from './input.ts';
import type { BoardToken } from './model.ts';
import { middle } from './model.ts';

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

/**
 * Every action of the board by keyboard: arrows step the selected token (with Shift they move the view),
 * N and B go to the next and the last token, Enter opens the selected one, + − and 0 zoom, P pings.
 * True when the key was the board's.
 */
export function key(event: KeyboardEvent, board: Board, selected: string | null, asks: BoardAsks): boolean {
  const tokens = board.model.tokens;
  const token = tokens.find(({ id }) => id === selected) ?? null;
  const step = STEPS[event.key];
  if (step) return stepped(event.shiftKey || !token?.movable, step, board, token, asks);
  const action = actions(board, tokens, token, asks)[event.key.toLowerCase()];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return false;
  action();
  return true;
}

function stepped(view: boolean, step: Square, board: Board, token: BoardToken | null, asks: BoardAsks): boolean {
  if (view || !token) board.camera = panned(board.camera, -step.x * PAN, -step.y * PAN);
  else asks.move(token, { x: token.square.x + step.x, y: token.square.y + step.y });
  return true;
}

function actions(
  board: Board,
  tokens: readonly BoardToken[],
  token: BoardToken | null,
  asks: BoardAsks,
): Record<string, () => void> {
  const centre = { x: board.screen.width / 2, y: board.screen.height / 2 };
  const zoom = (factor: number) => {
    board.camera = zoomed(board.camera, factor, centre);
  };
  const go = (by: number) => {
    const next = tokens.at(
      (tokens.findIndex(({ id }) => id === token?.id) + by + tokens.length) % Math.max(1, tokens.length),
    );
    if (!next) return;
    board.lookAt(next.square);
    asks.select(next, middle(next.square));
  };
  return {
    '+': () => zoom(1.25),
    '=': () => zoom(1.25),
    '-': () => zoom(0.8),
    '0': () => board.fit(),
    n: () => go(1),
    b: () => go(-1),
    enter: () => token && asks.select(token, middle(token.square)),
    p: () => asks.ping(token ? middle(token.square) : board.at(centre)),
  };
}
