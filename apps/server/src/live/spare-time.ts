/** Milliseconds after which what may wait is done, when there is nothing else to do. */
const SOON = 40;
/** What may wait gets one part in so many of the time of a server that is calm, and of one that is busy. */
const SHARE = { calm: 12, busy: 32 } as const;
/** Milliseconds of rest at most, however long something took: nobody waits long on a slow machine. */
const MOST_REST = 200;
/** Of its time, the part that a busy server works; looked at anew after so many milliseconds. */
const BUSY = 0.8;
const SPAN = 200;

/**
 * Does what may wait in the time between commands: one thing after the other, and after each it rests for some times as
 * long as that took. So a busy server answers as quickly as before, and what may wait comes a little later; on a calm
 * one it comes at once.
 */
export class SpareTime {
  readonly #load: () => number;
  /** What is to be done, and not before when, by `performance.now()`; in the order it was asked for. */
  readonly #waiting = new Map<() => void, number>();
  readonly #trouble: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;

  /**
   * @param trouble told of what could not be done: nobody waits for it, and the rest goes on
   * @param load the part of its time, 0 to 1, that the server works just now
   */
  constructor(trouble: (error: unknown) => void, load = loadOfLate()) {
    this.#trouble = trouble;
    this.#load = load;
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
    const share = this.#load() > BUSY ? SHARE.busy : SHARE.calm;
    const rest = second ? Math.max(second[1] - now, Math.min(MOST_REST, (now - began) * (share - 1))) : null;
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

/** How much of its time this process has worked of late. */
function loadOfLate(): () => number {
  let since = performance.eventLoopUtilization();
  let load = 0;
  return () => {
    const late = performance.eventLoopUtilization(since);
    if (late.idle + late.active < SPAN) return load;
    since = performance.eventLoopUtilization();
    load = late.utilization;
    return load;
  };
}
