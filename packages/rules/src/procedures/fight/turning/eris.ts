import { rowOf } from '../../../content/banded.ts';
import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import { byRule, type Dice, roll } from '../../../core/index.ts';
import { attemptOn, kindOf, kindsAmong } from './kinds.ts';
import type { TurningRule } from './rule.ts';

type Need = number | 'T' | 'D' | 'N';

/** ERI-APX-11: by level one to eight and up. */
const TABLE: Readonly<Record<string, readonly Need[]>> = {
  skeleton: [7, 'T', 'T', 'D', 'D', 'D', 'D', 'D'],
  zombie: [9, 7, 'T', 'T', 'D', 'D', 'D', 'D'],
  ghoul: [11, 9, 7, 'T', 'T', 'D', 'D', 'D'],
  wight: ['N', 11, 9, 7, 'T', 'T', 'D', 'D'],
  wraith: ['N', 'N', 11, 9, 7, 'T', 'T', 'D'],
  mummy: ['N', 'N', 'N', 11, 9, 7, 'T', 'T'],
  spectre: ['N', 'N', 'N', 'N', 11, 9, 7, 'T'],
  vampire: ['N', 'N', 'N', 'N', 'N', 11, 9, 7],
};

export interface ErisTurning {
  readonly need: string;
  readonly result: 'no-effect' | 'turned' | 'dispelled';
  readonly number: number;
}

/** ERI-APX-11: 2d6 against the table, and 2d6 of them. */
export function erisTurning(level: number, undead: string, dice: Dice): Answer<ErisTurning, 'not-undead'> {
  const row = TABLE[undead];
  if (!row) return denied('not-undead');
  const need = rowOf(row, level);
  const fails = need === 'N' || (typeof need === 'number' && roll(dice, 2, 6).total < need);
  if (fails) return { need: String(need), result: 'no-effect', number: 0 };
  return { need: String(need), result: need === 'D' ? 'dispelled' : 'turned', number: roll(dice, 2, 6).total };
}

/** ERI-CLR-01: only with a holy symbol in hand. */
export const mayTurn = (holySymbol: boolean): Answer<{ readonly mayTurn: true }, 'no-holy-symbol'> =>
  holySymbol ? { mayTurn: true } : denied('no-holy-symbol');

/** ERI-APX-11, ERI-CLR-01 as one slot: one kind at a time, and never without the symbol. */
export const erisTurningRule: TurningRule = {
  rule: 'ERI-APX-11',
  formula: '2d6 against the table of level and kind; then 2d6 of them',
  mayTurn: (creature) => creature.class === 'cleric',
  hindrance: ({ name, items }) => {
    const answer = mayTurn(items.some((item) => item.use === 'holy-symbol'));
    return isDenied(answer)
      ? byRule('ERI-CLR-01', 'not-equipped', `${name} turns no undead without a holy symbol.`)
      : null;
  },
  spends: () => null,
  leavesRoom: (declared) => declared === null,
  kinds: kindsAmong,
  attempt: (level, undead, dice) => {
    const [first] = undead;
    return attemptOn('ERI-APX-11', undead, dice, (noted) => {
      const answer = erisTurning(level, first ? kindOf(first) : '', noted);
      if (isDenied(answer)) return { fate: 'none', number: 0, needed: null };
      const needed = Number.isNaN(Number(answer.need)) ? null : Number(answer.need);
      if (answer.result === 'no-effect') return { fate: 'none', number: 0, needed };
      return { fate: answer.result === 'dispelled' ? 'destroyed' : 'turned', number: answer.number, needed };
    });
  },
};
