import type { Square } from '@lanthorn/geometry';
import type { Told } from '@lanthorn/protocol';
import { happenedAt, nearOf, type Seen } from './happened.ts';

/** Milliseconds that the view stays with what has happened. */
const STAYS = 7_000;

/** Where the gallery looks: at what has just happened, and after a while at the whole of the scene again. */
export class Followed {
  #near = $state.raw<readonly Square[] | null>(null);
  #before: Seen | null = null;
  #heard: string | null = null;
  #over: ReturnType<typeof setTimeout> | undefined;

  /** Told of the board and of the log whenever one of them is another. */
  look(now: Seen, told: readonly Told[]): void {
    const fresh = told.slice(told.findLastIndex(({ id }) => id === this.#heard) + 1);
    const happened = this.#before && this.#heard !== null ? happenedAt(this.#before, now, fresh) : [];
    this.#before = now;
    this.#heard = told.at(-1)?.id ?? '';
    if (happened.length === 0) return;
    this.#near = nearOf(happened, now);
    clearTimeout(this.#over);
    this.#over = setTimeout(() => (this.#near = null), STAYS);
  }

  /** The squares of what has just happened; null once it is seen. */
  get near(): readonly Square[] | null {
    return this.#near;
  }

  /** Nothing is waited for any more. */
  stop(): void {
    clearTimeout(this.#over);
  }
}
