import type { Free } from '../board/glide.ts';

/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels in which a fight can be made out: where less is left, cards may lie over the edge of it. */
const LEAST = 240;

/**
 * The part of the board that nothing lies over: beside the cards in its upper left corner, or below them where that is
 * the better room, and above the captions at its foot. Everything in pixels of the page.
 */
export function freeOf(board: Size, cards: Size, captions: number): Free {
  const beside = { left: cards.width, top: 0, width: board.width - cards.width, height: board.height - captions };
  const below = { left: 0, top: cards.height, width: board.width, height: board.height - captions - cards.height };
  const shorter = ({ width, height }: Size) => Math.min(width, height);
  const best = shorter(below) > shorter(beside) ? below : beside;
  return shorter(best) < LEAST ? { ...beside, left: 0, width: board.width } : best;
}
