/** Milliseconds after which what may wait is done, when there is nothing else to do. */
const SOON = 40;
/** Of the processor's time, what may wait gets one part in so many. */
const SHARE = 16;

/**
 * Does what may wait in the time between commands: one thing after the other, and after each it rests for some times as
 * long as that took. So a busy server answers as quickly as before, and what may wait comes a little later.
 */
export class SpareTime {
  /** What is to be done, and not before when, by `performance.now()`; in the order it was asked for. */
  readonly #waiting = new Map<() => void, number>();
  readonly #trouble: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;

  /** @param trouble told of what could not be done: nobody waits for it, and the rest goes on */
  constructor(trouble: (error: unknown) => void) {
    this.#trouble = trouble;
  }

  /** Does it once, a little later, however often it is asked for until then. */
  later(act: () => void): void {
    if (this.#waiting.has(act)) return;
    this.#waiting.set(act, performance.now() + SOON);
    this.#timer ??= setTimeout(() => this.#next(), SOON).unref();
  }

  /** It need not be done any more. */
  never(act: () => void): void {
    this.#waiting.delete(act);
  }

  #next(): void {
    const began = performance.now();
    const [first] = this.#waiting;
    if (first && first[1] <= began + 1) {
      this.#waiting.delete(first[0]);
      this.#do(first[0]);
    }
    const [second] = this.#waiting;
    const now = performance.now();
    const rest = second ? Math.max(second[1] - now, (now - began) * (SHARE - 1)) : null;
    this.#timer = rest === null ? null : setTimeout(() => this.#next(), rest).unref();
  }

  #do(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#trouble(error);
    }
  }
}
