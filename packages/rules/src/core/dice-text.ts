import { type Dice, type Roll, roll } from './dice.ts';

/** Dice as the books write them in tables: `2d6+1`, `1d6*10`, `1d6 x 1,000`, `3`, `1d4-1`. */
export interface DiceText {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
  readonly times: number;
}

const WRITTEN = /^(?:(\d{1,3})d([1-9]\d{0,3}))?(?:([+-]?)(\d{1,5}))?(?:[*×x](\d{1,5}))?$/i;
/** What stands between figures of one number: spaces about its signs, and the commas of its thousands. */
const SPACED = /\s|(?<=\d),(?=\d{3}(?!\d))/g;

/** Reads dice of a table; null when it is none. Free dice of the players are read elsewhere. */
export function readDice(text: string): DiceText | null {
  const found = WRITTEN.exec(text.replaceAll(SPACED, '').replaceAll('−', '-'));
  if (!found || text.trim() === '') return null;
  const [, count, sides, sign, plus, times] = found;
  if (count !== undefined && plus !== undefined && sign === '') return null;
  return {
    count: Number(count ?? 0),
    sides: Number(sides ?? 1),
    plus: Number(plus ?? 0) * (sign === '-' ? -1 : 1),
    times: Number(times ?? 1),
  };
}

/** Dice in figures, `2d6+1` or `3d6×10`, with what is added to them; without dice that alone. */
export const inFigures = ({ count, sides, plus, times }: DiceText): string =>
  [count > 0 ? `${count}d${sides}` : '', plus > 0 || count === 0 ? String(plus) : ''].filter(Boolean).join('+') +
  (times === 1 ? '' : `×${times}`);

/** The most that they can come to. */
export const mostOf = ({ count, sides, plus, times }: DiceText): number => (count * sides + plus) * times;

/** The least that they can come to. */
export const leastOf = ({ count, plus, times }: DiceText): number => (count + plus) * times;

/** Throws dice of a table; text that is none comes to 0 without a throw. */
export const throwText = (dice: Dice, text: string): Roll =>
  throwDice(dice, readDice(text) ?? { count: 0, sides: 1, plus: 0, times: 1 });

export function throwDice(dice: Dice, { count, sides, plus, times }: DiceText): Roll {
  const thrown = roll(dice, count, sides, plus);
  return times === 1 ? thrown : { ...thrown, total: thrown.total * times };
}
