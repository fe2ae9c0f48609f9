import {
  type Command,
  type Dice,
  decide,
  evolve,
  type GameState,
  type Known,
  known,
  knownAfter,
  Projection,
  type Seat,
} from '@lanthorn/rules';
import { Audience } from '../apps/server/src/live/audience.ts';
import type { Grown } from './grown.ts';

/** The server's part: what each seat is sent, as text. */
export class Post {
  state: GameState;
  readonly #audience: Audience;
  readonly #dice: Dice;
  readonly #sent = new Map<string, string>();
  #seq = 0;

  constructor({ state, seats, dice }: Grown) {
    this.state = state;
    this.#dice = dice;
    this.#audience = new Audience('mine', {
      happened: (rooms, envelope) => {
        const text = JSON.stringify(envelope);
        for (const room of rooms) this.#sent.set(room, text);
      },
    });
    for (const seat of seats) this.seat(seat);
  }

  seat(seat: Seat): void {
    JSON.stringify(this.#audience.sit(seat, this.state, [], 0));
  }

  /** Rules on a command, which must be granted, and tells all seats. */
  play(command: Command, by: Seat): void {
    const ruling = decide(this.state, command, by, this.#dice);
    if (!ruling.granted) throw new Error(`${command.type}: ${ruling.refusal.sentence}`);
    this.state = ruling.events.reduce(evolve, this.state);
    this.#seq += 1;
    this.#sent.clear();
    for (const whom of ['table', 'gallery'] as const) this.#audience.show(this.state, [], this.#seq, 0, whom);
  }

  lastTo(seat: Seat): string {
    return this.#sent.get(this.#audience.roomOf(seat)) ?? '{"change":null}';
  }
}

/** What a page makes of what it is sent. */
export class Page {
  readonly seat: Seat;
  readonly #projection: Projection;
  #known: Known;

  constructor(seat: Seat, state: GameState) {
    this.seat = seat;
    this.#projection = new Projection(seat);
    this.#known = JSON.parse(JSON.stringify(known(state, seat)));
    this.#projection.show(this.#known);
  }

  take(text: string): void {
    const { change } = JSON.parse(text);
    if (change) this.#known = knownAfter(this.#known, change);
    this.#projection.show(this.#known);
    void this.#projection.offers;
  }
}
