import { measured } from './measured.ts';
import { TURNS_PER_DAY } from './time-units.ts';
import { written } from './written.ts';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const NUMBER = new Intl.PluralRules('en-GB');

/** `Aldo`, `Aldo and Bera`, `Aldo, Bera and Cuth`. */
export const listed = (names: readonly string[]): string => AND.format(names);

/** `Aldo`, `Aldo or Bera`, `Aldo, Bera or Cuth`. */
export const either = (names: readonly string[]): string => OR.format(names);

/** What begins a sentence: `the goblins` becomes `The goblins`. */
export const atFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A heading inside a sentence: `Doors fall shut` becomes `doors fall shut`; `THAC0` stays. */
export const uncapitalised = (text: string): string =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** What stands inside a sentence: `The goblins` becomes `the goblins`; names of one's own keep their capital. */
export const inside = (name: string): string =>
  name.replace(/^(The|Some|Something|A|An|Somebody|Nobody)(?= |$)/, (first) => first.toLowerCase());

/** `1 day`, `2 days`. @param many the plural, where it is not the singular with an s */
export const counted = (count: number, one: string, many = plural(one)): string =>
  `${written(count)} ${NUMBER.select(count) === 'one' ? one : many}`;

/** `no hoards`, `1 hoard`, `2 hoards`. */
export const someOrNo = (count: number, one: string): string =>
  count === 0 ? `no ${plural(one)}` : counted(count, one);

/** How many times as much, to two places: `half`, `twice`, `1.25 times`. */
export function timesAs(factor: number): string {
  const places = Math.round(factor * 100) / 100;
  return TIMES[places] ?? `${places} times`;
}

const TIMES: Readonly<Record<number, string>> = {
  0.33: 'a third',
  0.5: 'half',
  0.67: 'two thirds',
  1.33: 'one and a third times',
  1.5: 'one and a half times',
  2: 'twice',
};

/** `a day`, `2 days`. */
export const aOr = (count: number, one: string): string => (count === 1 ? withArticle(one) : counted(count, one));

/** The verb in the number of who does it: `holds` of one, `hold` of more. */
export const verb = (count: number, ofOne: string, ofMore: string): string => (count === 1 ? ofOne : ofMore);

const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/(?<!hu)man$/, 'men'],
  [/(foot|swine|fish|\bbass)$/, '$1'],
  [/mouse$/, 'mice'],
  [/(wol|thie|dwar|el|wer|hal|lea)f$/, '$1ves'],
  [/([^aeiou])y$/, '$1ies'],
  [/(s|x|ch|sh)$/, '$1es'],
];

/** More than one of what a single word or the last of several words names. */
export function plural(noun: string): string {
  const found = IRREGULAR.find(([ending]) => ending.test(noun));
  return found ? noun.replace(...found) : `${noun}s`;
}

/** What is not counted by pieces, whatever stands before it. */
const MASS =
  /(^| )(armou?r|leather|(chain)?mail|oil|wine|water|ale|beer|garlic|belladonna|wolfsbane|food|fodder|clothing|incense|barding|plate|rope|breath|(heavy|light) foot)$/i;

/** What says already which or how many. */
const DETERMINED = /^(an?|the|some|his|her|their|\d+) /i;

/** What says whose it is by name: `Aldo’s sword`. */
const OWNED = /^\p{Lu}\S*['’]s /u;

const isDetermined = (name: string): boolean => DETERMINED.test(name) || OWNED.test(name);

/** What magic adds, as a name has it, and what stands behind that: ` +1`, ` −1 cursed`. */
const BONUS = / [+−-]\d.*$/;

/** What a name counts by: `flask` of `flask of oil`, `potion` of `potion of healing (weak)`, `stakes` of `stakes and mallet`. */
const headOf = (name: string): string =>
  name
    .replace(/ ?[(,].*$/, '')
    .replace(/(?<=.) (of|and|with|from|for|in|to|against) .*$/, '')
    .replace(BONUS, '');

/** Whether a name is of more than one: `arrows`, `darts from the wall`. */
export const isPlural = (name: string): boolean => /[^s]s$/.test(headOf(name));

/** A rope whose length is said is one piece. */
const isPiece = (name: string): boolean => /(^| )rope (\(|of \d)/i.test(name);
const isMass = (name: string): boolean => MASS.test(headOf(name)) && !isPiece(name);

/** What somebody wrote, as a sentence of the log: with the stop at its end that it may want. */
export const asSentence = (text: string): string => (/[.!?…](?:["”’)]| \([^)]*\))?$/.test(text) ? text : `${text}.`);

/** A common noun inside a sentence: `Torch` becomes `torch`; what has more capitals, or is somebody’s by name, is called so. */
const common = (name: string): string => (/^.\P{Lu}*$/u.test(name) && !OWNED.test(name) ? uncapitalised(name) : name);

/** A thing of a list as it is spoken of: `galley, small` is a small galley, `oil (flask)` a flask of oil. */
export const spoken = (name: string): string =>
  common(name)
    .replace(/^(\p{Ll}[^,(]*), (\p{Ll}+)(?= \(|$)/u, '$2 $1')
    .replace(/^(.+) \(flask\)$/, 'flask of $1');

/** A thing as it stands in a sentence, with how much of it there is in words. */
const inWords = (name: string): string => measured(spoken(name)).replace(/(?<=\p{L})'/gu, '’');

/** `a torch`, `an elf`; `arrows` and `holy water` have no article. */
export function withArticle(name: string): string {
  if (isDetermined(name)) return name;
  const called = inWords(name);
  if (isMass(called) || isPlural(called) || isDetermined(called)) return called;
  return `${/^[aei]|^o(?!ne\b)|^u(?!ni|se)|^hour/i.test(called) ? 'an' : 'a'} ${called}`;
}

/** One that was spoken of: `the torch`; what says already whose it is keeps its word. */
export const withThe = (name: string): string =>
  isDetermined(name) && !/^an? /i.test(name) ? name : `the ${inWords(name.replace(/^an? /i, ''))}`;

/** `12 torches` of two lots of `6 torches`, `4 pints of wine`; null where a name counts nothing, or several things. */
function lotsOf(quantity: number, called: string): string | null {
  const [, each, of = ''] = /^(\d+) (.+)$/.exec(called) ?? [];
  return each === undefined || / and /.test(of) ? null : `${written(quantity * Number(each))} ${of}`;
}

/** Whether a name says already how many, or how much, are sold at once. */
const isLot = (bare: string, called: string): boolean =>
  bare !== called && /\(.*\d.*\)/.test(bare) && (isPlural(called) || isDetermined(called));

/** So many of a thing: `a torch`, `3 torches`, `20 arrows`; `2 × chainmail` where its name cannot be counted. */
export function things(quantity: number, name: string): string {
  if (quantity === 1) return withArticle(name);
  const [bare, called] = [spoken(name), inWords(name)];
  const lots = lotsOf(quantity, called);
  if (lots !== null) return lots;
  if (isLot(bare, called)) return `${written(quantity)} × ${bare}`;
  if (isPlural(called) && !isDetermined(called)) return `${written(quantity)} ${called}`;
  const head = headOf(called);
  return isMass(called) || isDetermined(called) || /[(,]/.test(called)
    ? `${written(quantity)} × ${called}`
    : counted(quantity, called, `${plural(called.slice(0, head.length))}${called.slice(head.length)}`);
}

const DAYS_A_WEEK = 7;

/** A time in the largest unit that it fills: `a turn`, `a day`, `2 weeks`. @param turns whole */
export function lasting(turns: number): string {
  const days = turns / TURNS_PER_DAY;
  if (turns === 0 || !Number.isInteger(days)) return aOr(turns, 'turn');
  return Number.isInteger(days / DAYS_A_WEEK) ? aOr(days / DAYS_A_WEEK, 'week') : aOr(days, 'day');
}

/** Copper in the largest coins it makes: `1,500 gp`, `33 gp, 3 sp and 3 cp`. */
export const money = (copper: number): string => moneyIn(copper, 1);

/** The same where copper pieces are worth more. @param piece what one is worth, in hundredths of a gold piece */
export function moneyIn(copper: number, piece: number): string {
  const coins = [
    [Math.floor(copper / 100), 'gp'],
    [Math.floor((copper % 100) / 10), 'sp'],
    [(copper % 10) / piece, 'cp'],
  ] as const;
  const some = coins.filter(([count]) => count > 0).map(([count, kind]) => `${written(count)} ${kind}`);
  return some.length > 0 ? listed(some) : 'nothing';
}

/** The last words that two names have in common. */
export function sharedEnding(one: string, other: string): string {
  const [words, others] = [one.split(' ').toReversed(), other.split(' ').toReversed()];
  const differs = words.findIndex((word, place) => word.toLowerCase() !== others[place]?.toLowerCase());
  return words
    .slice(0, differs < 0 ? words.length : differs)
    .toReversed()
    .join(' ');
}

/** So many creatures of a kind: `a goblin`, `3 goblins`. */
export function creaturesOf(count: number, kind: string): string {
  const called = kind.toLowerCase();
  const [head = called, of = ''] = called.split(/(?= \()/);
  return count === 1 ? withArticle(called) : counted(count, called, `${plural(head)}${of}`);
}

/** Whether there is a capital after the first, as names have: `Brand the Red`. */
export const isCapitalised = (name: string): boolean => /.\p{Lu}/u.test(name);

/** So many who are to come, by the name of their kind: `a goblin`, `3 goblins`, `Baron Vulk`. */
export function manyOfKind(count: number, name: string): string {
  if (!isCapitalised(name)) return creaturesOf(count, name);
  return count === 1 ? name : `${written(count)} × ${name}`;
}

/** Less than nothing as the books print it, whichever hyphen the keyboard has: `shield −1`. */
export const withMinus = (text: string): string => text.replace(/(?<![^ ])[-–](?=\d)/g, '−');

/** A name as it is compared: capitals, blanks, and which hyphen or apostrophe the keyboard has do not count. */
export const asCompared = (name: string): string =>
  withMinus(name.trim().toLowerCase().replace(/\s+/g, ' ').replace(/[’′]/g, "'"));

/** Whether two names are one. */
export const sameName = (one: string, other: string): boolean => asCompared(one) === asCompared(other);

/** `finely made sword` of `a finely made sword`. */
export const withoutArticle = (name: string): string => name.replace(/^an? /, '');

/** A name without the number that tells one from others of its kind: `Goblin` of `Goblin 2`. */
export const withoutNumber = (name: string): string => name.replace(/ \d+$/, '');
