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
/** Pixels: as wide as it is with its acts in two columns, where one is higher than the board. */
const WIDE = 416;
/** Pixels of a board beside whose things no menu has room, as on a phone. */
const NARROW = 2 * WIDTH;

/**
 * Beside the thing and never over it: to the right, else to the left, and where neither has room, below or above it. On
 * a narrow board it lies at the foot, by the thumb, or at the head, so that what stands about the thing is seen too.
 * @param at the thing's middle
 * @param half from there to where it ends
 * @param high how high the menu is with all that stands in it
 */
export function placeBeside(
  at: Point,
  half: number,
  board: { readonly width: number; readonly height: number },
  high: number,
): Place {
  const away = half + GAP;
  if (board.width < NARROW) return atAnEdge(at.y, away, board, high);
  const room = board.height - 2 * EDGE;
  const width = high > room ? WIDE : WIDTH;
  const top = Math.max(EDGE, Math.min(at.y - 24, board.height - EDGE - Math.min(high, room)));
  const beside = { top, bottom: null, width, most: board.height - top - EDGE };
  if (at.x + away + width + EDGE <= board.width) return { left: at.x + away, ...beside };
  if (at.x - away - width >= EDGE) return { left: at.x - away - width, ...beside };
  const left = Math.max(EDGE, Math.min(at.x - width / 2, board.width - width - EDGE));
  const under = at.y + away;
  if (at.y <= board.height / 2) return { left, top: under, bottom: null, width, most: board.height - under - EDGE };
  return { left, top: null, bottom: board.height - at.y + away, most: at.y - away - EDGE, width };
}

function atAnEdge(
  y: number,
  away: number,
  board: { readonly width: number; readonly height: number },
  high: number,
): Place {
  const [above, below] = [y - away - EDGE, board.height - y - away - EDGE];
  const whole = { left: EDGE, width: board.width - 2 * EDGE };
  if (below >= Math.min(high, above)) return { ...whole, top: null, bottom: EDGE, most: below };
  return { ...whole, top: EDGE, bottom: null, most: above };
}
