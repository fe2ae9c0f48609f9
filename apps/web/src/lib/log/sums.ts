import type { Line, Made, Modifier, Roll, Throw, Why } from '@lanthorn/rules';

/** Dice of a line as they add up: `14 + 1 = 15 against 13`. */
export interface Sum {
  /** Who threw, where several do and it is not whoever threw the last one. */
  readonly thrower: string | null;
  readonly sides: number;
  readonly faces: readonly number[];
  /** What was added, each with its name where one is told. */
  readonly added: readonly Modifier[];
  readonly total: number;
  /** What had to be reached, where this reader may know. */
  readonly against: number | null;
}

/**
 * The dice of a line, each throw with all that makes up its total. Where a rule does more than add (halves, doubles, raises to the
 * least), the dice stand for themselves and the outcome is the line's.
 */
export function sumsOf({
  rolls = [],
  throwers = [],
  why,
  what,
}: Pick<Line, 'rolls' | 'throwers' | 'why' | 'what'>): readonly Sum[] {
  const labels = labelsOf(rolls, throwers, why?.throws);
  return rolls.map((roll, place) => {
    const thrower = labels[place] ?? null;
    const alone = rolls.length === 1;
    const named = alone ? (why?.modifiers ?? []).filter(({ value }) => value !== 0) : [];
    const bonus = named.reduce((sum, { value }) => sum + value, 0);
    const extra = alone && what?.type === 'damage' && roll.total + bonus === what.amount && what.amount !== roll.total;
    return {
      thrower: thrower === labels[place - 1] ? null : thrower,
      sides: roll.sides,
      faces: roll.faces,
      added: [...ownOf(roll, extra ? [] : named), ...(extra ? named : [])],
      total: extra ? roll.total + bonus : roll.total,
      against: alone ? (why?.needed ?? null) : null,
    };
  });
}

/** Who threw each of several dice, or else what it was for: each throw is that of one of them, in turn. */
function labelsOf(
  rolls: readonly Roll[],
  throwers: readonly string[],
  throws: readonly Throw[] = [],
): readonly (string | null)[] {
  if (rolls.length === 1) return [throwers[0] ?? null];
  const left = [...throws];
  return rolls.map((roll, index) => {
    const at = left.findIndex((each) => isSameThrow(each.roll, roll));
    const [own] = at < 0 ? [] : left.splice(at, 1);
    return throwers[index] ?? own?.who ?? null;
  });
}

const isSameThrow = (one: Roll, other: Roll): boolean =>
  one.sides === other.sides && one.faces.join() === other.faces.join();

/** How the amount of a line comes of its dice, where their sums do not show it: halved, doubled, raised to the least. */
export function madeBeside(line: Pick<Line, 'rolls' | 'throwers' | 'why' | 'what'>): string | null {
  const made = line.why?.made;
  const sums = sumsOf(line);
  if (!made || sums.length === 0 || sums.some(({ total }) => total === made.amount)) return null;
  return madeInWords(made);
}

/** What a throw itself adds, by name where the names make it up. */
function ownOf({ plus }: Roll, named: readonly Modifier[]): readonly Modifier[] {
  if (plus === 0) return [];
  const bonus = named.reduce((sum, { value }) => sum + value, 0);
  return bonus === plus ? named : [{ name: '', value: plus }];
}

/** A throw in words: `d20: 14 + 1 (strength) = 15, against 13`. */
export function sumInWords({ thrower, sides, faces, added, total, against }: Sum): string {
  const dice = `${faces.length > 1 ? faces.length : ''}d${sides}: ${faces.join(', ')}`;
  const more = added.map(({ name, value }) => ` ${signed(value)}${name ? ` (${name})` : ''}`).join('');
  const sum = faces.length > 1 || added.length > 0 ? ` = ${total}` : '';
  return `${thrower === null ? '' : `${thrower}, `}${dice}${more}${sum}${against === null ? '' : `, against ${against}`}`;
}

export const signed = (value: number): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`;

/** Each of several throws of a reason, with what it was for: `Against poison, d20: 14, against 12: made`. */
export const throwsInWords = ({ throws = [] }: Pick<Why, 'throws'>): readonly string[] =>
  throws.map(({ who, roll: { sides, faces, plus, total }, needed, judged }: Throw) => {
    const added = plus === 0 ? [] : [{ name: '', value: plus }];
    const sum = sumInWords({ thrower: who, sides, faces, added, total, against: needed ?? null });
    return judged ? `${sum}: ${judged.met ? 'met' : 'not met'}` : sum;
  });

/** What an amount is made of: `5 (the die) + 1 (constitution) = 6`. */
export function madeInWords({ amount, parts, times = 1 }: Made): string {
  const sum = parts.map(({ name, value }, place) => `${place === 0 && value >= 0 ? value : signed(value)} (${name})`);
  const whole = sum.join(' ');
  if (times === 1) return `${whole} = ${amount}`;
  const often = `× ${Math.round(times * 100) / 100}`;
  return `${parts.length > 1 ? `(${whole})` : whole} ${often} = ${amount}`;
}
