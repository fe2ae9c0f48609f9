import { reckon } from './arithmetic.ts';

/** Dice of one kind, as they are written. */
export interface WrittenDice {
  readonly kind: 'standard' | 'percentile' | 'fudge' | 'fudge-of-six';
  readonly count: number;
  /** The least and the greatest value of a die. */
  readonly least: number;
  readonly most: number;
  readonly modifiers: readonly Modifier[];
}

/** Sums side by side that are looked at together: `{2d6, 1d12}k1`. */
export interface WrittenGroup {
  readonly kind: 'group';
  readonly sums: readonly Sum[];
  readonly modifiers: readonly Modifier[];
}

/** Dice, numbers, and what stands between them: operators, brackets, the beginnings of functions. */
export type Sum = readonly (WrittenDice | WrittenGroup | number | string)[];

/** A value is compared to another: `>=5`. */
export interface Compare {
  readonly operator: '!=' | '<=' | '>=' | '=' | '<>' | '>' | '<';
  readonly to: number;
}

/** What is done with dice that have been thrown. */
export type Modifier =
  | { readonly type: 'min' | 'max'; readonly bound: number }
  | { readonly type: 'explode'; readonly compound: boolean; readonly penetrate: boolean; readonly on: Compare | null }
  | { readonly type: 're-roll' | 'unique'; readonly once: boolean; readonly on: Compare | null }
  | { readonly type: 'keep' | 'drop'; readonly end: 'h' | 'l'; readonly count: number }
  | { readonly type: 'target'; readonly success: Compare; readonly failure: Compare | null }
  | { readonly type: 'critical-success' | 'critical-failure'; readonly on: Compare | null }
  | { readonly type: 'sorting'; readonly descending: boolean };

/** Where notation cannot be read any further: characters before the fault. */
export interface Misread {
  readonly misread: number;
}

/** Reads dice in notation. */
export function readNotation(notation: string): Sum | Misread {
  const reading = new Reading(notation);
  const sum = reading.sum(true);
  return sum && reading.isAtEnd ? sum : { misread: reading.furthest };
}

const SPACE = /[ \t\n\r]*/y;
const WHOLE = /[1-9][0-9]*/y;
const NUMBER = /-?[0-9]+(?:\.[0-9]+)?/y;
const OPERATOR = /\*\*|[*^%/+-]/y;
const COMPARE = /!=|<=|>=|=|<>|>|</y;
const COMMENT = /\/\*(?:(?!\*\/)[\s\S])*\*\/|\[[^\]]*\]|(?:\/\/|#)[^\n\r\u2028\u2029]*/y;
const WRITTEN_SUM =
  /\([ \t\n\r]*-?[0-9]+(?:\.[0-9]+)?(?:[ \t\n\r]*(?:\*\*|[*^%/+-])[ \t\n\r]*-?[0-9]+(?:\.[0-9]+)?)+[ \t\n\r]*\)/y;
const FUNCTION = /(?:abs|ceil|cos|exp|floor|log|round|sign|sin|sqrt|tan|(pow|max|min))\(/y;

class Reading {
  readonly #text: string;
  #at = 0;
  /** The place up to which something could be read. */
  furthest = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** @param grouped whether groups may stand in it: not in one another */
  sum(grouped: boolean): Sum | null {
    const first = this.#factor(grouped);
    if (!first) return null;
    const parts = [...first];
    for (;;) {
      const before = this.#at;
      this.#take(SPACE);
      const operator = this.#take(OPERATOR);
      this.#take(SPACE);
      const factor = operator === null ? null : this.#factor(grouped);
      if (operator === null || !factor) {
        this.#at = before;
        return parts;
      }
      parts.push(operator === '**' ? '^' : operator, ...factor);
    }
  }

  #factor(grouped: boolean): Sum | null {
    return (
      this.#function(grouped) ??
      this.#dice() ??
      this.#number() ??
      this.#brackets(grouped) ??
      (grouped ? this.#group() : null)
    );
  }

  #function(grouped: boolean): Sum | null {
    return this.#attempt(() => {
      const name = this.#take(FUNCTION);
      if (name === null) return null;
      const first = this.#within(() => this.sum(grouped));
      if (!first) return null;
      if (!/^(?:pow|max|min)/.test(name)) return this.#literal(')') ? [name, ...first, ')'] : null;
      const second = this.#literal(',') ? this.#within(() => this.sum(grouped)) : null;
      return second && this.#literal(')') ? [name, ...first, ',', ...second, ')'] : null;
    });
  }

  #dice(): Sum | null {
    return this.#attempt(() => {
      const count = this.#count() || 1;
      const shape = this.#shape();
      if (!shape) return null;
      const modifiers = this.#modifiers();
      this.#comments();
      return [{ ...shape, count: Math.trunc(count), modifiers }];
    });
  }

  #shape(): Pick<WrittenDice, 'kind' | 'least' | 'most'> | null {
    if (!this.#literal('d')) return null;
    const sides = this.#count();
    if (sides !== null) return { kind: 'standard', least: 1, most: sides };
    if (this.#literal('%')) return { kind: 'percentile', least: 1, most: 100 };
    if (!this.#literal('F')) return null;
    const ofSix = this.#literal('.1');
    if (!ofSix) this.#literal('.2');
    return { kind: ofSix ? 'fudge-of-six' : 'fudge', least: -1, most: 1 };
  }

  /** A whole number, or a sum in brackets. */
  #count(): number | null {
    const number = this.#take(WHOLE);
    if (number !== null) return Number(number);
    const sum = this.#take(WRITTEN_SUM);
    return sum === null ? null : reckon(sum.replaceAll(/[ \t\n\r]/g, '').replaceAll('**', '^'));
  }

  #number(): Sum | null {
    const number = this.#float();
    return number === null ? null : [number];
  }

  #float(): number | null {
    const number = this.#take(NUMBER);
    return number === null ? null : Number(number);
  }

  #brackets(grouped: boolean): Sum | null {
    return this.#attempt(() => {
      if (!this.#literal('(')) return null;
      const sum = this.#within(() => this.sum(grouped));
      return sum && this.#literal(')') ? ['(', ...sum, ')'] : null;
    });
  }

  #group(): Sum | null {
    return this.#attempt(() => {
      if (!this.#literal('{')) return null;
      const sums: Sum[] = [];
      do {
        const sum = this.#within(() => this.sum(false));
        if (!sum) return null;
        sums.push(sum);
      } while (this.#literal(','));
      if (!this.#literal('}')) return null;
      const modifiers = this.#modifiers();
      this.#comments();
      return [{ kind: 'group', sums, modifiers }];
    });
  }

  #modifiers(): readonly Modifier[] {
    const all: Modifier[] = [];
    for (let one = this.#modifier(); one; one = this.#modifier()) all.push(one);
    return all;
  }

  #modifier(): Modifier | null {
    if (this.#literal('!'))
      return { type: 'explode', compound: this.#literal('!'), penetrate: this.#literal('p'), on: this.#compare() };
    const success = this.#compare();
    if (success) return { type: 'target', success, failure: this.#failure() };
    return this.#ends('drop', 'd', 'l') ?? this.#ends('keep', 'k', 'h') ?? this.#named();
  }

  #named(): Modifier | null {
    if (this.#literal('r')) return { type: 're-roll', once: this.#literal('o'), on: this.#compare() };
    if (this.#literal('u')) return { type: 'unique', once: this.#literal('o'), on: this.#compare() };
    if (this.#literal('cs')) return { type: 'critical-success', on: this.#compare() };
    if (this.#literal('cf')) return { type: 'critical-failure', on: this.#compare() };
    if (this.#literal('s')) return { type: 'sorting', descending: !this.#literal('a') && this.#literal('d') };
    return this.#bound('max') ?? this.#bound('min');
  }

  #bound(type: 'min' | 'max'): Modifier | null {
    return this.#attempt(() => {
      const bound = this.#literal(type) ? this.#float() : null;
      return bound === null ? null : { type, bound };
    });
  }

  #ends(type: 'keep' | 'drop', letter: string, usual: 'h' | 'l'): Modifier | null {
    return this.#attempt(() => {
      if (!this.#literal(letter)) return null;
      const end = this.#literal('l') ? 'l' : this.#literal('h') ? 'h' : usual;
      const count = this.#take(WHOLE);
      return count === null ? null : { type, end, count: Number(count) };
    });
  }

  #failure(): Compare | null {
    return this.#attempt(() => (this.#literal('f') ? this.#compare() : null));
  }

  #compare(): Compare | null {
    return this.#attempt(() => {
      const operator = this.#take(COMPARE);
      const to = operator === null ? null : this.#float();
      return to === null ? null : { operator: operator as Compare['operator'], to };
    });
  }

  #comments(): void {
    do this.#take(SPACE);
    while (this.#take(COMMENT) !== null);
  }

  /** Something between blanks. */
  #within<Found>(read: () => Found): Found {
    this.#take(SPACE);
    const found = read();
    this.#take(SPACE);
    return found;
  }

  /** Reads something, or stays where it was. */
  #attempt<Found>(read: () => Found | null): Found | null {
    const before = this.#at;
    const found = read();
    if (found === null) this.#at = before;
    return found;
  }

  #literal(word: string): boolean {
    if (!this.#text.startsWith(word, this.#at)) return false;
    this.#advance(word.length);
    return true;
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) return null;
    this.#advance(found.length);
    return found;
  }

  #advance(by: number): void {
    this.#at += by;
    this.furthest = Math.max(this.furthest, this.#at);
  }
}
