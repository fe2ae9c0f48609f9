/** Lets so many through at once, and so many a second after that. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #last: number;

  constructor(most: number, perSecond: number, now = performance.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#last = now;
  }

  /** Whether one more may pass. @param cost how much of the limit it takes */
  take(now = performance.now(), cost = 1): boolean {
    this.#fill(now);
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Whether it is as it was at first. */
  full(now = performance.now()): boolean {
    this.#fill(now);
    return this.#left === this.#most;
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#last) / 1000) * this.#perSecond);
    this.#last = now;
  }
}
