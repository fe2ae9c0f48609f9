import { Bucket } from './bucket.ts';

/** What one person may send, over all of their connections. */
interface Allowance {
  /** Commands, and whatever else asks for an answer. */
  readonly commands: Bucket;
  /** Requests for a seat, each of which is answered with all that the seat is shown. */
  readonly seats: Bucket;
  /** Pointers, pings, ghosts of tokens, typing. */
  readonly signs: Bucket;
}

/**
 * The allowances of everyone who is here, or was a moment ago: who comes by a second connection gets no second one.
 * Who sits at several nodes has one all the same: each message costs as many times as much at each of them.
 */
export class Allowances {
  readonly #of = new Map<string, Allowance>();
  readonly #nodesOf: (user: string) => number;

  /** @param nodesOf at how many nodes somebody sits, this one counted */
  constructor(nodesOf: (user: string) => number) {
    this.#nodesOf = nodesOf;
  }

  /** Whether somebody may send one more message of a kind. */
  take(user: string, kind: keyof Allowance): boolean {
    return this.#allowanceOf(user)[kind].take(performance.now(), this.#nodesOf(user));
  }

  #allowanceOf(user: string): Allowance {
    const known = this.#of.get(user);
    if (known) return known;
    this.#forget();
    const allowance = { commands: new Bucket(60, 30), seats: new Bucket(12, 1), signs: new Bucket(60, 40) };
    this.#of.set(user, allowance);
    return allowance;
  }

  /** One that is whole again is as good as a new one. */
  #forget(): void {
    for (const [user, { commands, seats, signs }] of this.#of)
      if (commands.full() && seats.full() && signs.full()) this.#of.delete(user);
  }
}
