import { reckon } from './arithmetic.ts';
import type { WrittenDice } from './written-dice.ts';

/** What was done to a die or a sum, in the order it was done. */
export type Mark =
  | 'compound'
  | 'critical-failure'
  | 'critical-success'
  | 'drop'
  | 'explode'
  | 'max'
  | 'min'
  | 'penetrate'
  | 're-roll'
  | 're-roll-once'
  | 'target-failure'
  | 'target-success'
  | 'unique'
  | 'unique-once';

const MARKS: Readonly<Record<Mark, string>> = {
  compound: '!',
  'critical-failure': '__',
  'critical-success': '**',
  drop: 'd',
  explode: '!',
  max: 'v',
  min: '^',
  penetrate: 'p',
  're-roll': 'r',
  're-roll-once': 'ro',
  'target-failure': '_',
  'target-success': '*',
  unique: 'u',
  'unique-once': 'uo',
};

/** A die, or a sum in a group. */
export interface Counted {
  readonly value: number;
  readonly marks: Set<Mark>;
  isDropped: boolean;
  /** What it counts for instead of its value. */
  counts: number | null;
}

/** A die that lies. */
export class Die implements Counted {
  value: number;
  marks = new Set<Mark>();
  isDropped = false;
  counts: number | null = null;

  constructor(value: number) {
    this.value = value;
  }
}

/** Dice that were written as one, such as `4d6`. */
export class Pool {
  readonly written: WrittenDice;
  dice: Die[];

  constructor(written: WrittenDice, dice: Die[]) {
    this.written = written;
    this.dice = dice;
  }

  get value(): number {
    return this.dice.reduce((sum, die) => sum + (die.isDropped ? 0 : (die.counts ?? die.value)), 0);
  }

  toString(): string {
    return `[${this.dice.map((die) => `${die.value}${marked(die)}`).join(', ')}]`;
  }
}

type Part = Pool | Reckoned | Together | number | string;

/** A sum whose dice were thrown. */
export class Reckoned implements Counted {
  parts: readonly Part[];
  marks = new Set<Mark>();
  isDropped = false;
  counts: number | null = null;

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  get value(): number {
    return reckon(this.parts.map((part) => (typeof part === 'object' ? part.value : part)).join(''));
  }

  toString(): string {
    const output = this.parts.join('');
    return this.marks.size > 0 ? `(${output})${marked(this)}` : output;
  }
}

/** Sums side by side. */
export class Together {
  sums: Reckoned[];

  constructor(sums: Reckoned[]) {
    this.sums = sums;
  }

  get value(): number {
    return this.sums.reduce((sum, one) => sum + (one.isDropped ? 0 : (one.counts ?? one.value)), 0);
  }

  toString(): string {
    return `{${this.sums.join(', ')}}`;
  }
}

const marked = ({ marks }: Counted): string => [...marks].map((mark) => MARKS[mark]).join('');
