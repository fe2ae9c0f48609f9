import { performance } from 'node:perf_hooks';
import { type GameState, STATE_SHAPE } from '@lanthorn/rules';
import { HttpError } from '../errors.ts';
import type { NewEntry } from '../log/entry.ts';
import { valuesOf } from '../log/event-log.ts';
import { weightOf } from './weight.ts';

/** Entries that are written at once, and letters of them. */
const AT_ONCE = 50;
const MOST_LETTERS = 2_000_000;
/** Between two stored states: entries, letters of them, and milliseconds that it takes to play them again. */
const ENTRIES = 200;
const LETTERS = 4_000_000;
const WORK = 300;
/** Letters of a state. */
const MOST_STATE = 30_000_000;

/** A state as it is stored: what it is made of, after which entry, in which shape. */
export interface StoredState {
  readonly seq: number;
  readonly shape: number;
  readonly state: string;
}

/** What is to be written of a campaign that is played again, as text: nobody has to look through it once more. */
export interface Batch {
  /** The values of `INSERTION`. */
  readonly entries: readonly unknown[];
  readonly state: StoredState | null;
}

/** Gathers what is to be written of a campaign that is played again. */
export class BatchWriter {
  readonly #write: (batch: Batch) => Promise<void>;
  #waiting: NewEntry[] = [];
  #letters = 0;
  #since = { entries: 0, letters: 0, began: performance.now() };
  #last: Omit<NewEntry, 'lines'> | null = null;
  #state: GameState | null = null;

  /** @param write resolves once more may come */
  constructor(write: (batch: Batch) => Promise<void>) {
    this.#write = write;
  }

  /** @param state what is true after it */
  async entry(entry: NewEntry, state: GameState): Promise<void> {
    this.#waiting.push(entry);
    const letters = JSON.stringify([entry.events, entry.lines]).length;
    this.#letters += letters;
    this.#since.entries += 1;
    this.#since.letters += letters;
    [this.#last, this.#state] = [entry, state];
    const { entries, letters: all, began } = this.#since;
    const isLong = entries >= ENTRIES || all >= LETTERS || performance.now() - began >= WORK;
    if (isLong || this.#waiting.length >= AT_ONCE || this.#letters >= MOST_LETTERS) await this.#send(isLong);
  }

  /** Writes what is left, with the state that all comes to. */
  end(): Promise<void> {
    return this.#send(true);
  }

  async #send(withState: boolean): Promise<void> {
    const entries = valuesOf(this.#waiting, null);
    const state = withState ? this.#stored() : null;
    [this.#waiting, this.#letters] = [[], 0];
    await this.#write({ entries, state });
    if (withState) this.#since = { entries: 0, letters: 0, began: performance.now() };
  }

  #stored(): StoredState | null {
    if (!this.#last || !this.#state) return null;
    if (weightOf(this.#state, MOST_STATE) > MOST_STATE)
      throw new HttpError('too-large', `The campaign holds more than ${MOST_STATE / 1e6} MB at one time.`);
    return { seq: this.#last.seq, shape: STATE_SHAPE, state: JSON.stringify(this.#state) };
  }
}
