import { type Point, type Square, squareAt } from '@lanthorn/geometry';
import type { BoardAsks } from './asks.ts';
import type { Board } from './board.ts';
import { type BoardModel, type BoardToken, gridOf } from './model.ts';
import type { Under } from './under.ts';
import { formationOf, type Way } from './way.ts';

/** The way of those whom the hand would send to where it is. */
export class WayAhead {
  readonly #board: Board;
  readonly #asks: BoardAsks;
  /** Whose way, and where to, is drawn before the pointer; and on which state of the board. */
  #led = '';
  #ledOn: BoardModel | null = null;

  constructor(board: Board, asks: BoardAsks) {
    this.#board = board;
    this.#asks = asks;
  }

  /** Over the floor, or a door that stands open, the way there of whoever goes where one clicks. */
  show(under: Under | null, at: Point): void {
    const free = under === null || (under.kind === 'door' && under.through === true);
    const leading = !free || this.#asks.tool() !== 'move' ? null : this.#asks.leading();
    const to = squareAt(at, gridOf(this.#board.model));
    const key = leading ? `${leading.id}:${leading.square.x},${leading.square.y}:${to.x},${to.y}` : '';
    if (key === this.#led && this.#ledOn === this.#board.model) return;
    this.#led = key;
    this.#ledOn = this.#board.model;
    this.#board.way(leading ? this.#wayOf(leading, to, 'click') : null);
  }

  /** The way of somebody who is dragged. */
  drag(token: BoardToken, at: Point): void {
    this.#board.way(this.#wayOf(token, squareAt(at, gridOf(this.#board.model)), 'drag'));
  }

  /** What is drawn next is drawn anew. */
  forget(): void {
    this.#led = '';
  }

  #wayOf(token: BoardToken, to: Square, by: 'click' | 'drag'): Way {
    return formationOf(this.#board.model, token, this.#asks.along(token), to, this.#asks.freely(token, by));
  }
}
