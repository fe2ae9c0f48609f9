import { type Change, changeOfKnown, type GameState, type Known, known, type Seat } from '@lanthorn/rules';

/** What those who share a seat know, as they were told last. */
export class LastKnown {
  readonly #seat: Seat;
  #state: GameState;
  #known: Known;

  constructor(seat: Seat, state: GameState) {
    this.#seat = seat;
    this.#state = state;
    this.#known = known(state, seat);
  }

  get known(): Known {
    return this.#known;
  }

  /** Takes in what is true now; what makes what they knew into what they know, or null where that is the same. */
  learn(state: GameState): Change | null {
    // Words alone change nothing of what is known.
    if (state === this.#state) return null;
    const before = this.#known;
    this.#state = state;
    this.#known = known(state, this.#seat);
    return changeOfKnown(before, this.#known);
  }
}
