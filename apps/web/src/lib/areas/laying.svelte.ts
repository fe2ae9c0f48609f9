import type { AreaKind, AreaShape, Point } from '@lanthorn/geometry';
import { id, shapeOf } from '@lanthorn/rules';
import type { SeatView } from '../seat/seat.svelte.ts';
import { laidBy } from './laid.ts';

/** Under this name is shown why an area could not be laid. */
export const LAYING = 'area';

/** What areas the hand lays, and on which map. */
export class Laying {
  kind = $state<AreaKind>('circle');
  /** Of a cone at its far end, of a line all along; in feet. */
  widths = $state<Record<'cone' | 'line', number>>({ cone: 30, line: 5 });
  /** How far above the floor it is laid, in feet; below it, less than nothing. */
  height = $state(0);
  /** Whether the players see what the referee lays. */
  open = $state(true);
  readonly #seat: SeatView;

  constructor(seat: SeatView) {
    this.#seat = seat;
  }

  /** What a drag from one point to the other would lay, and its measure in words. */
  preview(from: Point, to: Point): { readonly shape: AreaShape; readonly feet: number } {
    const area = this.#laid(from, to);
    return { shape: shapeOf(area, this.#feetPerSquare), feet: area.feet };
  }

  async lay(from: Point, to: Point): Promise<void> {
    const scene = this.#seat.looked?.id;
    const named = this.#seat.role === 'referee' && scene ? { scene: id<'scene'>(scene) } : {};
    await this.#seat.ask(LAYING, {
      type: 'PlaceArea',
      ...named,
      ...this.#laid(from, to),
      ...(this.height ? { height: this.height } : {}),
      open: this.open,
    });
  }

  #laid(from: Point, to: Point) {
    const width = this.kind === 'cone' || this.kind === 'line' ? this.widths[this.kind] : 0;
    return laidBy({ kind: this.kind, width }, from, to, {
      grid: this.#seat.looked?.grid ?? 'square',
      gridLines: this.#seat.looked?.gridLines ?? 'drawn',
      feetPerSquare: this.#feetPerSquare,
    });
  }

  get #feetPerSquare(): number {
    return this.#seat.looked?.feetPerSquare ?? 10;
  }
}
