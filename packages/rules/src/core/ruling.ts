import type { Roll } from './dice.ts';
import type { Books, RulesetId } from './ruleset.ts';
import { atFirst } from './words.ts';

/** The id of a rule in the catalogues: its book, its chapter and its number. */
export type RuleId = `${Books[RulesetId]}-${string}` | 'TABLE';

/** What a rule says against something, in a sentence. */
export interface Objection {
  readonly rule: RuleId;
  readonly sentence: string;
}

/** Where a book says what it answers, by topic; the table's own word where it knows no such thing. */
export type Cites<Topic extends string> = Readonly<Record<Topic, RuleId>>;

/**
 * Why a command is not granted.
 * - `rule`: the rules of the game forbid it; a referee may override it
 * - `permission`: this seat may not ask it; nobody overrides that
 * - `impossible`: what it names is not there, or makes no sense
 */
export type RefusalKind = 'rule' | 'permission' | 'impossible';

/** A refusal is an answer, not an error: a code for programs, a sentence for people. It must tell no secret. */
export interface Refusal {
  readonly kind: RefusalKind;
  readonly code: RefusalCode;
  readonly sentence: string;
  readonly rule: RuleId | null;
}

/** Each code, and when it is given. */
export const REFUSALS = {
  'not-your-seat': 'this seat may not ask for this at all',
  'not-your-character': 'the character belongs to another player',
  'caller-speaks': 'the party has a caller, and somebody else gave a party command',
  'no-such-thing': 'what the command names is not there, or not known to this seat',
  'no-change': 'it is so already',
  'out-of-turn': 'the procedure is at another step, or another side acts',
  'in-encounter': 'it cannot be done while an encounter runs',
  'no-encounter': 'it can only be done in an encounter',
  incapable: 'the character is dead or otherwise unable to act',
  blocked: 'a wall, a door or another thing is in the way',
  'too-far': 'it is out of reach, or farther than the movement that is left',
  'too-dear': 'the purse does not hold that much',
  'already-tried': 'the rule allows one try, and it was made',
  'not-equipped': 'the thing needed is not carried',
  forbidden: 'a rule forbids it; the sentence and the rule id say which',
  'bad-input': 'a value is out of its bounds',
  'no-such-moment': 'the log has no such entry to go back to',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/** A refusal by a rule of the game, which a referee may override. */
export const byRule = (rule: RuleId, code: RefusalCode, sentence: string): Refusal => ({
  kind: 'rule',
  code,
  sentence: atFirst(sentence),
  rule,
});
/** A refusal because of who asks. */
export const byPermission = (code: RefusalCode, sentence: string): Refusal => ({
  kind: 'permission',
  code,
  sentence: atFirst(sentence),
  rule: null,
});
/** A refusal because the command makes no sense as things stand. */
export const impossible = (code: RefusalCode, sentence: string): Refusal => ({
  kind: 'impossible',
  code,
  sentence: atFirst(sentence),
  rule: null,
});

/** A refusal by a rule that leaves nothing to be done, so that nobody overrides it. */
export const impossibleBy = (rule: RuleId, code: RefusalCode, sentence: string): Refusal => ({
  ...impossible(code, sentence),
  rule,
});

/** What stands against a deed, in the order in which it is said; nothing where it may be done. */
export const objections = (...found: readonly (Refusal | null)[]): readonly Refusal[] =>
  found.filter((refusal) => refusal !== null);

/** The reason of a ruling, shown on request: which rule, what was compared, what was added. */
export interface Why {
  readonly rule: RuleId;
  /** What the rule compares, in words: `d20 + modifiers ≥ 19 − armour class`. */
  readonly formula: string;
  readonly roll?: Roll;
  readonly modifiers?: readonly Modifier[];
  /** What else bore on it, though it added nothing to the dice. */
  readonly notes?: readonly Note[];
  /** The number the dice had to reach, or stay at or under. */
  readonly needed?: number;
  /** What the number needed is made of, where it is more than one thing; they add up to it. */
  readonly against?: readonly Modifier[];
  /** How the two were compared, and the outcome: with every number needed. */
  readonly judged?: Judgement;
  /** What an amount is made of, where the dice are not all of it. */
  readonly made?: Made;
  /** Each throw, where several together make the ruling. */
  readonly throws?: readonly Throw[];
  /** What the total stands for in a table, where it is held against no number. */
  readonly reads?: string;
}

/** One throw of several: whose it is, and what it was held against where it was held against anything. */
export interface Throw {
  readonly who: string;
  readonly roll: Roll;
  readonly needed?: number;
  readonly judged?: Judgement;
}

/** What a rule throws a die for, and the number it is held against; no number where a table is read. */
export interface Purpose {
  readonly who: string;
  readonly needed?: number;
  readonly by?: Judgement['by'];
  readonly plus?: number;
}

/** The throws of a rule, each for its purpose; dice beyond the last purpose are thrown for the same. */
export const throwsFor = (rolls: readonly Roll[], purposes: readonly Purpose[]): readonly Throw[] =>
  rolls.flatMap((thrown, place) => {
    const { who = '', needed, by = 'at-least', plus = 0 } = purposes[place] ?? purposes.at(-1) ?? {};
    const roll = { ...thrown, plus: thrown.plus + plus, total: thrown.total + plus };
    if (needed === undefined) return [{ who, roll }];
    const met = by === 'at-least' ? roll.total >= needed : roll.total <= needed;
    return [{ who, roll, needed, judged: { by, met } }];
  });

/** A reason without the numbers that a monster's dice are held against: those are the referee's to know. */
export const withoutNeeded = ({ needed: _needed, judged: _judged, against: _against, throws, ...why }: Why): Why => ({
  ...why,
  ...(throws ? { throws: throws.map(({ who, roll }) => ({ who, roll })) } : {}),
});

/** How a total was held against the number needed, and what came of it. */
export interface Judgement {
  /** It had to reach the number, or to stay at or under it. */
  readonly by: 'at-least' | 'at-most';
  /** What the total was held for came to pass. */
  readonly met: boolean;
  /** The face alone decided, whatever the total. */
  readonly natural?: true;
}

/** An amount that dice and rules made up together: the parts add up to it, so many times where they count for more. */
export interface Made {
  readonly amount: number;
  readonly parts: readonly Modifier[];
  readonly times?: number;
}

/** What parts add up to. */
export const summed = (parts: readonly Pick<Modifier, 'value'>[]): number =>
  parts.reduce((sum, { value }) => sum + value, 0);

/** An amount that is a throw so many times over; a throw of nothing has no measure. */
export const madeOf = ({ total }: Roll, amount: number): Made => ({
  amount,
  parts: [{ name: 'the dice', value: total }],
  times: total === 0 ? 1 : amount / total,
});

const judged =
  (by: Judgement['by'], holds: (total: number, needed: number) => boolean) =>
  (total: number, needed: number, met: boolean): Judgement => ({
    by,
    met,
    ...(holds(total, needed) === met ? {} : { natural: true as const }),
  });

/** A total that had to reach a number; `met` is what the rule made of it. */
export const atLeast = judged('at-least', (total, needed) => total >= needed);

/** A total that had to stay at a number, or under it. */
export const atMost = judged('at-most', (total, needed) => total <= needed);

/** A rule that bore on a ruling, and how. */
export interface Note {
  readonly rule: RuleId;
  readonly text: string;
}

/** A figure that a rule derives from facts, for the sheet. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly rule: RuleId;
  /** What it was derived from. */
  readonly why: string;
}

/** One thing that was added to a roll. */
export interface Modifier {
  readonly name: string;
  readonly value: number;
  readonly rule?: RuleId;
}
