import { isCountDue } from '@lanthorn/rules';
import { nanoid } from 'nanoid';
import type { LiveCampaign } from '../live/live-campaign.ts';
import { THE_TABLE } from '../live/tables.ts';

/** Milliseconds between two looks at the clock. */
const LOOK = 60_000;
/** A table at which nothing was done for so many milliseconds is left alone: its pages stand open, nobody plays. */
const QUIET = 30 * 60_000;

/** The tables that somebody sits at. */
export interface Watched {
  watched(): Promise<readonly Pick<LiveCampaign, 'state' | 'playedAt' | 'submit'>[]>;
}

/**
 * Tells the tables that are played at what the real clock says. How much of it counts, and what an hour brings, the
 * rules say; a table that several nodes tell the same counts it once.
 */
export class HourClock {
  readonly #tables: Watched;
  readonly #now: () => number;
  readonly #trouble: (error: unknown) => void;
  readonly #timer: ReturnType<typeof setInterval>;

  /** @param now milliseconds of the real clock */
  constructor(tables: Watched, now: () => number, trouble: (error: unknown) => void) {
    this.#tables = tables;
    this.#now = now;
    this.#trouble = trouble;
    this.#timer = setInterval(() => void this.look().catch(this.#trouble), LOOK).unref();
  }

  /** Looks once at the clock, for every table that is played at. */
  async look(): Promise<void> {
    const at = this.#now();
    const due = (await this.#tables.watched()).filter(
      ({ state, playedAt }) => at - playedAt < QUIET && isCountDue(state, at),
    );
    await Promise.all(due.map((table) => table.submit(THE_TABLE, counting(at))));
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const counting = (at: number) => ({
  commandId: nanoid(),
  command: { type: 'CountPlay', at } as const,
  override: false,
});
