import { Turns } from './turns.ts';

/** Lets so many work at a time, and of each person one: whoever asks for much waits for themselves, and for no longer than the others. */
export class FairTurns {
  readonly #all: Turns;
  /** The last that each person asked for, while it is under way or waits. */
  readonly #last = new Map<string, Promise<void>>();

  constructor(places: number) {
    this.#all = new Turns(places);
  }

  /** Works once what the same person asked for before is done, and there is a place. */
  take<T>(person: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(person) ?? Promise.resolve()).then(() => this.#all.take(work));
    const over = done.then(nothing, nothing).then(() => {
      if (this.#last.get(person) === over) this.#last.delete(person);
    });
    this.#last.set(person, over);
    return done;
  }

  /** How many wait, or work. */
  get people(): number {
    return this.#last.size;
  }
}

const nothing = (): void => undefined;
