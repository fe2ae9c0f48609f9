import { type Point, sameSquare, squareAt } from '@lanthorn/geometry';
import type { BoardAsks } from './asks.ts';
import type { Board } from './board.ts';
import { measuredWay } from './measuring.ts';
import { gridOf, measuredOn } from './model.ts';
import { riseAlong } from './rise.ts';

/** The corners of the way that a hand measures, click by click or by a drag. */
export class Corners {
  readonly #board: Board;
  readonly #asks: BoardAsks;
  /** Those that are set, while more may follow. */
  #set: readonly Point[] = [];
  /** The map on which they are. */
  #on: string | undefined;

  constructor(board: Board, asks: BoardAsks) {
    this.#board = board;
    this.#asks = asks;
  }

  /** A way is measured on one map with one hand: it goes on neither on another map nor after another tool. */
  forget(): void {
    const here = this.#board.model.scene?.id;
    if (this.#asks.tool() !== 'measure' || here !== this.#on) this.#set = [];
    this.#on = here;
  }

  /** The way goes on as far as the pointer. True when one was begun. */
  reachTo(at: Point): boolean {
    if (this.#set.length > 0) this.#measure([...this.#set, at]);
    return this.#set.length > 0;
  }

  /** A drag measures from where it began, or on from the last corner. */
  drag(from: Point, at: Point): void {
    this.#measure([...this.#set, ...(this.#set.length === 0 ? [from] : []), at]);
  }

  /**
   * A click is a corner of the way that is measured; a drag ends where it is let go, unless corners went before. Null ends it.
   * @param dragged from where; null where it was a click
   */
  add(at: Point | null, dragged: Point | null): void {
    this.forget();
    const last = this.#set.at(-1);
    const grid = gridOf(this.#board.model);
    const again = at && last && sameSquare(squareAt(last, grid), squareAt(at, grid));
    const whole = at && dragged && this.#set.length === 0 ? [dragged, at] : null;
    const ends = at === null || again || whole !== null;
    const shown = whole ?? (ends ? this.#set : [...this.#set, at]);
    this.#set = ends ? [] : shown;
    // Ended by a click or a drag it stays to be read, until the hand does something else.
    if (at !== null && shown.length > 1) this.#measure(shown);
  }

  #measure(points: readonly Point[]): void {
    const { model } = this.#board;
    this.#board.way(measuredWay(points, measuredOn(model), this.#asks.pace(), riseAlong(model, points)));
  }
}
