import type { Point } from '@lanthorn/geometry';

/** In pixels of the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels across a form, and from it to what it stands beside. */
const WIDE = 352;
const GAP = 12;
/** From the middle of a token to its rim, in pixels: a form over half of it hides it as well. */
const TOKEN = 20;

/**
 * Whether a form stands better at the far side of the board than beside its button: where it would lie over those whom
 * it is about, and fewer of them stand over there.
 * @param below the form hangs below its button, rather than to the right of it
 */
export function standsFar(button: Box, board: Box, below: boolean, about: readonly Point[]): boolean {
  const left = below ? Math.min(button.left, board.right - WIDE - GAP) : button.right + GAP;
  const over = (from: number) =>
    about.filter(({ x, y }) => x > from - TOKEN && x < from + WIDE + TOKEN && y >= board.top && y <= board.bottom)
      .length;
  return over(left) > over(board.right - WIDE - GAP);
}
