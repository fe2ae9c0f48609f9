import type { Point } from '@lanthorn/geometry';

/** Milliseconds that a square of a way takes, and that a whole way takes at least and at most. */
const STEP = 100;
const LEAST = 160;
const MOST = 700;

/** Somebody on the way: square by square, however long it is within the same moment. */
export class Stride {
  #at: Point;
  #left: readonly Point[] = [];
  /** Squares a millisecond. */
  #pace = 0;
  /** The way it goes now, in radians clockwise from north; null while it stands. */
  heading: number | null = null;

  constructor(at: Point) {
    this.#at = at;
  }

  get at(): Point {
    return this.#at;
  }

  /** Where it stands in the end. */
  get end(): Point {
    return this.#left.at(-1) ?? this.#at;
  }

  /** On from where it would have ended, through all of these points. */
  go(points: readonly Point[]): void {
    this.#left = [...this.#left, ...points];
    const length = lengthOf([this.#at, ...this.#left]);
    this.#pace = length / Math.min(MOST, Math.max(LEAST, this.#left.length * STEP));
  }

  /** Another end for the last steps: others have come to stand there too. */
  shift(end: Point): void {
    this.#left = [...this.#left.slice(0, -1), end];
    if (this.#pace === 0) this.#pace = lengthOf([this.#at, end]) / LEAST;
  }

  /** Goes on for so many milliseconds; true while it is not there. */
  pass(elapsed: number): boolean {
    let reach = this.#pace * elapsed;
    while (this.#left.length > 0) {
      const [next, ...rest] = this.#left;
      if (!next) break;
      const far = Math.hypot(next.x - this.#at.x, next.y - this.#at.y);
      if (far > 0) this.heading = Math.atan2(next.x - this.#at.x, this.#at.y - next.y);
      if (far > reach) {
        const part = reach / far;
        this.#at = { x: this.#at.x + (next.x - this.#at.x) * part, y: this.#at.y + (next.y - this.#at.y) * part };
        return true;
      }
      reach -= far;
      this.#at = next;
      this.#left = rest;
    }
    this.heading = null;
    this.#pace = 0;
    return false;
  }
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, place) => {
    const before = points[place - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);
