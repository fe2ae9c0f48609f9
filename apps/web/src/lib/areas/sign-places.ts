import type { Point } from '@lanthorn/geometry';
import { type Box, meet } from '../board/layers/box.ts';

/** Pixels wide and high. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A sign that tells of an area: where that lies on the board, in pixels, and how large the sign is. */
export interface AreaSign {
  readonly area: Box;
  readonly size: Size;
}

/** Pixels between an area and its sign. */
const GAP = 4;
/** The board in pixels; its head is left free, where the tools lie. */
interface Board extends Size {
  readonly head: number;
}

/**
 * Where signs stand, by their upper left corners: beside what they tell of, and over nobody on the board, so that whoever
 * breathes a cone is seen as well as those within it. Where a board has no such place, as few as can be are covered.
 * @param tokens where somebody is drawn, in pixels
 */
export function signPlaces(signs: readonly AreaSign[], tokens: readonly Box[], board: Board): readonly Point[] {
  const taken: Box[] = [];
  return signs.map(({ area, size }) => {
    const spots = spotsBeside(area, size).map((spot) => kept(spot, size, board));
    const costs = spots.map((spot) => costOf(boxOf(spot, size), area, tokens, taken));
    const best = spots[costs.indexOf(Math.min(...costs))] ?? { x: area.left, y: area.bottom };
    taken.push(boxOf(best, size));
    return best;
  });
}

/** Below an area, above it and at its sides, best first: in the middle of each, then at its ends. */
function spotsBeside(area: Box, { width, height }: Size): readonly Point[] {
  const [across, down] = [(area.left + area.right - width) / 2, (area.top + area.bottom - height) / 2];
  const [left, right] = [area.left - GAP - width, area.right + GAP];
  const [above, below] = [area.top - GAP - height, area.bottom + GAP];
  return [
    { x: across, y: below },
    { x: across, y: above },
    { x: right, y: down },
    { x: left, y: down },
    { x: right, y: below },
    { x: left, y: below },
    { x: right, y: above },
    { x: left, y: above },
    { x: across, y: below + height + GAP },
    { x: across, y: above - height - GAP },
  ];
}

const kept = ({ x, y }: Point, { width, height }: Size, board: Board): Point => ({
  x: Math.max(0, Math.min(board.width - width, x)),
  y: Math.max(board.head, Math.min(board.height - height, y)),
});

const boxOf = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** What a place takes from view: another sign costs more than anybody, and anybody more than a part of the area. */
function costOf(sign: Box, area: Box, tokens: readonly Box[], signs: readonly Box[]): number {
  const covered = (boxes: readonly Box[]) => boxes.filter((one) => meet(one, sign)).length;
  return covered(signs) * 10_000 + covered(tokens) * 10 + (meet(area, sign) ? 1 : 0);
}
