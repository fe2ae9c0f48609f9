import { type Roll, signed } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';

/** Dice to throw for damage. */
export interface DamageDice {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

/** At the front of what a description says: `1d6`, `2d8+1`, `1d4−1`, `3`; what follows (`+ poison`) is the referee's. */
const DICE = /^\s*(\d*)d(\d+)(?:\s*([+−-])\s*(\d+))?/i;
const FLAT = /^\s*(\d+)(?![\dd])/;

/** Dice of a damage notation; null when it does none (`paralysis`). */
export function readDamage(notation: string): DamageDice | null {
  const dice = DICE.exec(notation);
  if (dice) {
    const [, count = '', sides = '', sign = '', plus = '0'] = dice;
    return bounded({
      count: count === '' ? 1 : Number(count),
      sides: Number(sides),
      plus: sign === '+' ? Number(plus) : -Number(plus) || 0,
    });
  }
  const flat = FLAT.exec(notation);
  return flat ? bounded({ count: 0, sides: 1, plus: Number(flat[1]) }) : null;
}

/** Dice as they are written and read: `5d6`, `1d8+2`, `50`. @param more added to them besides */
export function inDice({ count, sides, plus }: DamageDice, more = 0): string {
  const sum = plus + more;
  if (count === 0) return `${sum}`;
  return `${count}d${sides}${sum === 0 ? '' : signed(sum)}`;
}

/** An amount that somebody types: such dice or a number, and nothing after them that would be left out unsaid. */
export const readAmount = (typed: string): DamageDice | null => (WHOLE.test(typed) ? readDamage(typed) : null);

const WHOLE = /^\s*(\d+|\d*d\d+(\s*[+−-]\s*\d+)?)\s*$/i;

/** More dice than any description asks for are a slip of the hand. */
const MOST_DICE = 100;
const MOST = 10_000;
const bounded = (dice: DamageDice): DamageDice | null =>
  dice.count <= MOST_DICE && dice.sides >= 1 && dice.sides <= MOST && Math.abs(dice.plus) <= MOST ? dice : null;

/** The same dice for so many times at once: no more of them than are ever thrown, and what is added only as often. */
export function timesOver({ count, sides, plus }: DamageDice, times: number): DamageDice {
  const most = count === 0 ? times : Math.min(times, Math.floor(MOST_DICE / count));
  return { count: count * most, sides, plus: plus * most };
}

export const throwDamage = (play: Play, { count, sides, plus }: DamageDice): Roll => play.roll(count, sides, plus);
