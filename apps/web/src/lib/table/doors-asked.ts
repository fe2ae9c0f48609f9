import type { BoardDoor, BoardModel } from '../board/model.ts';
import { isUnheard } from '../board/unheard.ts';
import type { SeatView } from '../seat/seat.svelte.ts';

/** Doors of which a player has been shown what can be done with them: the next click opens them. */
export class DoorsAsked {
  readonly #shown = new Set<string>();
  readonly #seat: Pick<SeatView, 'role' | 'one'>;
  readonly #model: () => BoardModel;

  constructor(seat: Pick<SeatView, 'role' | 'one'>, model: () => BoardModel) {
    this.#seat = seat;
    this.#model = model;
  }

  /** Whether a player is yet to be asked before a click opens a door. In a fight nobody has the time. */
  isNext(door: BoardDoor): boolean {
    if (this.#seat.role !== 'player' || this.#seat.one('encounter')) return false;
    return !this.#shown.has(door.id) && isUnheard(door, this.#model());
  }

  shown(door: BoardDoor): void {
    this.#shown.add(door.id);
  }
}
