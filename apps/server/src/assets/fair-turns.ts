import { Turns } from './turns.ts';

interface Person {
  readonly turns: Turns;
  /** How much of theirs is under way, or waits. */
  asked: number;
}

/** Lets so many work at a time, and of each person fewer: whoever asks for much waits for themselves, and no longer for the others. */
export class FairTurns {
  readonly #all: Turns;
  readonly #each: number;
  readonly #of = new Map<string, Person>();

  /** @param each places that one person may have at a time */
  constructor(places: number, each = 1) {
    this.#all = new Turns(places);
    this.#each = each;
  }

  /** Works as soon as the person has a place of their own, and there is one of all. */
  async take<T>(who: string, work: () => Promise<T>): Promise<T> {
    const person = this.#of.get(who) ?? { turns: new Turns(this.#each), asked: 0 };
    this.#of.set(who, person);
    person.asked += 1;
    try {
      return await person.turns.take(() => this.#all.take(work));
    } finally {
      person.asked -= 1;
      if (person.asked === 0) this.#of.delete(who);
    }
  }

  /** How many people wait, or work. */
  get people(): number {
    return this.#of.size;
  }
}
