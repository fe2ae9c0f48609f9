import { modulo } from '../../../core/modulo.ts';

/**
 * Reckons a written sum: numbers, `+ - * / % ^`, brackets and the functions of the notation. A minus binds less than a
 * power (`-2^2` is −4), powers bind to the right, `%` takes the sign of the divisor.
 * @throws Unreckonable where it is no sum, or has no value among the real numbers
 */
export function reckon(sum: string): number {
  const words = sum.match(WORDS) ?? [];
  if (words.join('') !== sum) throw new Unreckonable('not a sum');
  const reading = new Reading(words);
  const value = reading.sum();
  if (reading.next !== undefined || Number.isNaN(value)) throw new Unreckonable('no value');
  return value;
}

/** Something that cannot be reckoned: no fault of ours, but of what was asked. */
export class Unreckonable extends Error {}

const WORDS = /\d+(?:\.\d+)?(?:e[+-]?\d+)?|[a-z]+|[-+*/%^(),]/g;

const OF_ONE: Readonly<Record<string, (value: number) => number>> = {
  abs: Math.abs,
  ceil: (value) => whole(value) ?? Math.ceil(value),
  cos: Math.cos,
  exp: Math.exp,
  floor: (value) => whole(value) ?? Math.floor(value),
  log: Math.log,
  round: (value) => Math.sign(value) * Math.round(Math.abs(value)),
  sign: Math.sign,
  sin: Math.sin,
  sqrt: Math.sqrt,
  tan: Math.tan,
};
const OF_TWO: Readonly<Record<string, (first: number, second: number) => number>> = {
  max: Math.max,
  min: Math.min,
  pow: (base, to) => base ** to,
};

/** What a value would be but for the last digits that reckoning loses. */
function whole(value: number): number | null {
  const near = Math.round(value);
  return Math.abs(value - near) <= 1e-12 * Math.max(Math.abs(value), Math.abs(near)) ? near : null;
}

class Reading {
  readonly #words: readonly string[];
  #at = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  get next(): string | undefined {
    return this.#words[this.#at];
  }

  sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#take('+')) value += this.#product();
      else if (this.#take('-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      if (this.#take('*')) value *= this.#signed();
      else if (this.#take('/')) value /= this.#signed();
      else if (this.#take('%')) value = this.#next('-') ? value / 100 : modulo(value, this.#signed());
      else return value;
    }
  }

  #signed(): number {
    if (this.#take('-')) return -this.#signed();
    return this.#power();
  }

  #power(): number {
    const base = this.#value();
    return this.#take('^') ? base ** this.#signed() : base;
  }

  #value(): number {
    const word = this.#words[this.#at] ?? '';
    this.#at += 1;
    if (/^\d/.test(word)) return Number(word);
    if (word !== '(') this.#demand('(');
    const first = this.sum();
    const ofTwo = Object.hasOwn(OF_TWO, word) ? OF_TWO[word] : undefined;
    if (ofTwo) this.#demand(',');
    const second = ofTwo ? this.sum() : 0;
    this.#demand(')');
    if (word === '(') return first;
    const of = ofTwo ?? (Object.hasOwn(OF_ONE, word) ? OF_ONE[word] : undefined);
    if (!of) throw new Unreckonable('no such function');
    return of(first, second);
  }

  #next(word: string): boolean {
    return this.#words[this.#at] === word;
  }

  #take(word: string): boolean {
    if (!this.#next(word)) return false;
    this.#at += 1;
    return true;
  }

  #demand(word: string): void {
    if (!this.#take(word)) throw new Unreckonable('not a sum');
  }
}
