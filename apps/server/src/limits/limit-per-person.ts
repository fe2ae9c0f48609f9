import pLimit, { type LimitFunction } from 'p-limit';

interface Person {
  readonly limit: LimitFunction;
  /** How much of theirs is under way, or waits. */
  asked: number;
}

/** Lets so many work at a time, and of each person fewer: whoever asks for much waits for themselves, and no longer for the others. */
export class LimitPerPerson {
  readonly #all: LimitFunction;
  readonly #each: number;
  readonly #of = new Map<string, Person>();

  /**
   * @param all how much may be under way at a time, of all people together
   * @param each how much of one person
   */
  constructor(all: number, each = 1) {
    this.#all = pLimit(all);
    this.#each = each;
  }

  /** Works as soon as there is room for more of this person's, and of all. */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    const person = this.#of.get(who) ?? { limit: pLimit(this.#each), asked: 0 };
    this.#of.set(who, person);
    person.asked += 1;
    try {
      return await person.limit(() => this.#all(work));
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
