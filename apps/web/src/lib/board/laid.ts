import type { Point } from '@lanthorn/geometry';
import type { Layer } from './asks.ts';
import type { Board } from './board.ts';

/** Draws the area that a hand or the keyboard is about to lay, with its measure. */
export function showLaid(board: Board, laying: Layer, from: Point, to: Point): void {
  const { shape, feet } = laying.preview(from, to);
  board.preview({ shape, hue: 45, open: true });
  const of = { circle: ' radius', square: ' a side', cone: '', line: '' }[shape.kind];
  board.way({ points: [shape.at, to], feet, allowed: true, label: `${Math.round(feet)}′${of}` });
}
