import type { Size } from '../board/camera.ts';
import type { Free } from '../board/glide.ts';

/** Pixels between a panel and the edge of the board that it stands at. */
const GAP = 12;

/** The part of the board that a panel at its lower right corner leaves: beside it, or above it where it takes most of the width. Pixels. */
export function freeBeside(board: Size, panel: Size): Free {
  const beside = board.width - panel.width - GAP;
  return beside > board.width / 2
    ? { left: 0, top: 0, width: beside, height: board.height }
    : { left: 0, top: 0, width: board.width, height: board.height - panel.height - GAP };
}
