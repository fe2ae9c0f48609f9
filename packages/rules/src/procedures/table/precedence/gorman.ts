import type { PrecedenceRule } from './rule.ts';

/** GOR-RUL-02: a part of an amount, rounded down. */
export const gormanPart = (amount: number, oneIn: number): number => Math.floor(amount / oneIn);

/** GOR-RUL-02: an amount with so many percent more, rounded down. */
export const gormanIncreased = (amount: number, percent: number): number =>
  Math.floor((amount * (100 + percent)) / 100);

/** GOR-RUL-01 as one slot. On who may see the rules the book is silent. */
export const gormanPrecedence = (silent: PrecedenceRule): PrecedenceRule => ({
  shown: silent.shown,
  ofItself: [
    { rule: 'GOR-RUL-01', text: 'what it leaves out the adventures chapter answers, and at last the referee' },
  ],
});
