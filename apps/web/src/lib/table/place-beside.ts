import type { Point } from '@lanthorn/geometry';

/** Where the menu of a thing stands on the board, in pixels: its left edge, its upper or its lower one, how high it may be. */
export interface Place {
  readonly left: number;
  readonly top: number | null;
  readonly bottom: number | null;
  readonly most: number;
}

/** Pixels: as wide as the menu is, between it and the thing, and to the board's edge. */
const WIDTH = 256;
const GAP = 10;
const EDGE = 8;
/** Pixels that a menu beside a thing low on the board needs at least. */
const HIGH = 240;

/**
 * Beside the thing and never over it: to the right, else to the left, and where neither has room, below or above it.
 * @param at the thing's middle; @param half from there to where it ends
 */
export function placeBeside(
  at: Point,
  half: number,
  board: { readonly width: number; readonly height: number },
): Place {
  const away = half + GAP;
  const top = Math.max(EDGE, Math.min(at.y - 24, board.height - HIGH));
  const beside = { top, bottom: null, most: board.height - top - EDGE };
  if (at.x + away + WIDTH + EDGE <= board.width) return { left: at.x + away, ...beside };
  if (at.x - away - WIDTH >= EDGE) return { left: at.x - away - WIDTH, ...beside };
  const left = Math.max(EDGE, Math.min(at.x - WIDTH / 2, board.width - WIDTH - EDGE));
  const under = at.y + away;
  if (at.y <= board.height / 2) return { left, top: under, bottom: null, most: board.height - under - EDGE };
  return { left, top: null, bottom: board.height - at.y + away, most: at.y - away - EDGE };
}
