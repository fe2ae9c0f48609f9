import fuzzysort from 'fuzzysort';

/** What people say, and what the game calls it. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  make: ['name'],
  appoint: ['name'],
  hit: ['attack', 'strike'],
  strike: ['attack'],
  kill: ['attack', 'encounter'],
  slay: ['attack', 'encounter'],
  start: ['begin'],
  battle: ['attack', 'encounter'],
  combat: ['attack', 'encounter'],
  takes: ['damage'],
  suffers: ['damage'],
  loses: ['damage'],
  hurt: ['damage'],
  wound: ['damage'],
  hear: ['listen'],
  revert: ['undo'],
  fight: ['attack', 'encounter'],
  stab: ['attack'],
  fire: ['shoot'],
  shut: ['close'],
  bash: ['force'],
  kick: ['force'],
  break: ['force'],
  unlock: ['pick', 'lock'],
  lamp: ['lantern'],
  mule: ['cart'],
  donkey: ['cart'],
  wagon: ['cart'],
  type: ['hoard', 'treasure'],
  chest: ['hoard'],
  save: ['saving'],
  gear: ['something'],
  shop: ['buy', 'sell'],
  store: ['buy', 'sell'],
  market: ['buy', 'sell'],
  trade: ['buy', 'sell'],
  purchase: ['buy'],
  equipment: ['something'],
  loot: ['treasure'],
  gold: ['gp', 'treasure'],
  hp: ['hit', 'points'],
  wait: ['end', 'turn'],
  away: ['flee'],
  run: ['flee', 'retreat', 'withdraw'],
  escape: ['flee', 'retreat', 'withdraw'],
  withdraw: ['flee', 'retreat', 'withdrawal'],
  retreat: ['flee', 'withdraw', 'withdrawal'],
  flee: ['retreat', 'withdraw'],
  share: ['treasure'],
  split: ['treasure'],
  divide: ['treasure'],
  skip: ['waive', 'leave', 'out'],
  spawn: ['bring'],
  add: ['bring'],
  summon: ['bring'],
  camp: ['rest'],
  village: ['town'],
  session: ['town'],
  adventures: ['town'],
  downtime: ['town'],
  dice: ['roll'],
  throw: ['roll'],
  describe: ['narrate'],
  roll: ['check'],
  wanderers: ['wandering'],
  doff: ['take', 'off'],
  don: ['wear'],
  equip: ['wear'],
  dead: ['die'],
  cast: ['declare'],
  spell: ['cast', 'memorise', 'declare'],
  magic: ['spell', 'cast', 'declare'],
  xp: ['award', 'experience'],
};

/** What is to be said where nothing is found for a word: where and when it can be done. */
const WHEN: readonly (readonly [words: string, hint: string])[] = [
  ['listen hear', 'Whoever stands at a closed door may listen at it.'],
  ['open close shut force kick bash unlock spike pick door', 'Whoever stands at a door may work it.'],
  ['attack hit kill strike shoot stab slay', 'Blows are struck in an encounter, when it is one’s turn in the round.'],
  [
    'flee run escape retreat withdraw',
    'In a fight one just walks away; how one leaves a melee is declared before it, where the book says so.',
  ],
  ['undo redo', 'The referee takes back what was done.'],
  [
    'shop store market trade buy purchase sell gear equipment',
    'In town one buys with what is in the purse, and sells what a shop would take: whoever stands on a map goes home first.',
  ],
  ['fog', 'The referee says what is known of the map.'],
  [
    'calendar month months week weekday moon season date bestiary price prices',
    'The referee keeps the calendar, the bestiary and the price list on the page “Content”.',
  ],
];

/** What is said where nothing of the name can be done now. */
export const notNow = (query: string): string =>
  WHEN.find(([words]) => wordsOf(query).some((word) => words.split(' ').includes(word)))?.[1] ?? '';

/** Words that say nothing of what is meant. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an the to at of with my for on in from and some please do go let us'.split(' '),
);

/** A text in words, in small letters: letters and figures, and what rules are called by (`ose-dun-08`). */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .match(/[a-z0-9]+(?:[-+.][a-z0-9]+)*/g) ?? [];

/** The words that say something; all, where none does. */
export function telling(words: readonly string[]): readonly string[] {
  const found = words.filter((word) => !EMPTY.has(word));
  return found.length > 0 ? found : words;
}

const bare = (word: string): string => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word);

/** How well a word that was typed stands for one that is there, from 0 to 1: as it is, begun, or mistyped. */
export function likeness(typed: string, there: string): number {
  if (typed === there) return 1;
  if (bare(typed) === bare(there)) return 0.95;
  if (typed.length > 1 && there.startsWith(typed)) return 0.7 + (0.2 * typed.length) / there.length;
  if (MEANT[typed]?.includes(there)) return 0.8;
  if (typed.length < 4 || there[0] !== typed[0]) return 0;
  const found = fuzzysort.single(typed, there);
  return found && typed.length > there.length / 2 ? 0.5 + 0.2 * found.score : 0;
}

/** The likeness to the likest of several words. */
export const likest = (typed: string, words: readonly string[]): number =>
  words.reduce((best, word) => Math.max(best, likeness(typed, word)), 0);
