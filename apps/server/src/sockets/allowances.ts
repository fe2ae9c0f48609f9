import { Bucket } from './bucket.ts';

/** What one person may send, over all of their connections to this node. */
export interface Allowance {
  /** Commands, and requests for a seat. */
  readonly commands: Bucket;
  /** Pointers, pings, ghosts of tokens, typing. */
  readonly signs: Bucket;
}

/** The allowances of everyone who is here, or was a moment ago: who comes by a second connection gets no second one. */
export class Allowances {
  readonly #of = new Map<string, Allowance>();

  of(user: string): Allowance {
    const known = this.#of.get(user);
    if (known) return known;
    this.#forget();
    const allowance = { commands: new Bucket(60, 30), signs: new Bucket(60, 40) };
    this.#of.set(user, allowance);
    return allowance;
  }

  /** One that is whole again is as good as a new one. */
  #forget(): void {
    for (const [user, { commands, signs }] of this.#of) if (commands.full() && signs.full()) this.#of.delete(user);
  }
}
