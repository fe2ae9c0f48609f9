import type { Point } from '@lanthorn/geometry';

/** Where the menu of a thing stands on the board, in pixels: its left edge, its upper or its lower one, how high it may be, how wide it is. */
export interface Place {
  readonly left: number;
  readonly top: number | null;
  readonly bottom: number | null;
  readonly most: number;
  readonly width: number;
}

/** Pixels: as wide as the menu is, between it and the thing, and to the board's edge. */
const WIDTH = 256;
const GAP = 10;
const EDGE = 8;
/** Pixels that a menu beside a thing low on the board needs at least. */
const HIGH = 240;
/** Pixels of a board beside whose things no menu has room, as on a phone; and what one at the foot of it needs. */
const NARROW = 2 * WIDTH;
const FOOT = 210;

/**
 * Beside the thing and never over it: to the right, else to the left, and where neither has room, below or above it. On
 * a narrow board it lies at the foot, by the thumb, or at the head, so that what stands about the thing is seen too.
 * @param at the thing's middle; @param half from there to where it ends
 */
export function placeBeside(
  at: Point,
  half: number,
  board: { readonly width: number; readonly height: number },
): Place {
  const away = half + GAP;
  if (board.width < NARROW) return atAnEdge(at.y, away, board);
  const top = Math.max(EDGE, Math.min(at.y - 24, board.height - HIGH));
  const beside = { top, bottom: null, width: WIDTH, most: board.height - top - EDGE };
  if (at.x + away + WIDTH + EDGE <= board.width) return { left: at.x + away, ...beside };
  if (at.x - away - WIDTH >= EDGE) return { left: at.x - away - WIDTH, ...beside };
  const left = Math.max(EDGE, Math.min(at.x - WIDTH / 2, board.width - WIDTH - EDGE));
  const under = at.y + away;
  if (at.y <= board.height / 2)
    return { left, top: under, bottom: null, width: WIDTH, most: board.height - under - EDGE };
  return { left, top: null, bottom: board.height - at.y + away, most: at.y - away - EDGE, width: WIDTH };
}

function atAnEdge(y: number, away: number, board: { readonly width: number; readonly height: number }): Place {
  const [above, below] = [y - away - EDGE, board.height - y - away - EDGE];
  const whole = { left: EDGE, width: board.width - 2 * EDGE };
  if (below >= Math.min(FOOT, above)) return { ...whole, top: null, bottom: EDGE, most: below };
  return { ...whole, top: EDGE, bottom: null, most: above };
}
