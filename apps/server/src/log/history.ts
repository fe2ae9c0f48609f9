import { performance } from 'node:perf_hooks';
import { setImmediate as others } from 'node:timers/promises';
import { type Entry, type GameState, record } from '@lanthorn/rules';
import { damaged } from './damaged.ts';
import type { EventLog } from './event-log.ts';
import type { Snapshots } from './snapshots.ts';

/** Milliseconds of work after which the other tables have their turn. */
const HOLD = 10;

/** A state, and the number of the entry after which it stood. */
export interface Moment {
  readonly seq: number;
  readonly state: GameState;
}

/** States of a campaign at any moment of its log, from the nearest snapshot on. */
export class History {
  readonly #log: EventLog;
  readonly #snapshots: Snapshots;

  constructor(log: EventLog, snapshots: Snapshots) {
    this.#log = log;
    this.#snapshots = snapshots;
  }

  /** The latest moment, or that after entry `to`. @param begin the state before the first entry */
  async at(campaign: string, begin: GameState, to = 2_147_483_647): Promise<Moment> {
    const near = (await this.#snapshots.near(campaign, to)) ?? { seq: 0, state: begin };
    let [moment, since] = [near, performance.now()];
    for (const entry of await this.#log.since(campaign, near.seq, to)) {
      moment = await this.after(campaign, begin, moment, entry);
      if (performance.now() - since < HOLD) continue;
      await others();
      since = performance.now();
    }
    return moment;
  }

  /**
   * The moment after one more entry.
   * @throws HttpError `damaged-log` where it lacks what its events must say
   */
  async after(campaign: string, begin: GameState, { state }: Moment, entry: Entry): Promise<Moment> {
    const thens = new Map<number, GameState>();
    for (const event of entry.events) {
      if (event.type === 'Rewound') thens.set(event.to, (await this.at(campaign, begin, event.to)).state);
    }
    try {
      return { seq: entry.seq, state: record(state, entry, (seq) => thens.get(seq) ?? begin) };
    } catch (error) {
      throw damaged(campaign, entry.seq, error);
    }
  }
}
