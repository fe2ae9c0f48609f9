import type { Objection, RulesetChoice, RulesetId, Slot } from '../core/index.ts';
import type { Book, BookAnswer, TopicSource } from './book/book.ts';
import { BOOKS, RULESETS } from './list.ts';

/** A procedure that more than one book answers. */
export interface SlotAnswers {
  readonly label: string;
  readonly books: Readonly<Partial<Record<RulesetId, BookAnswer>>>;
}

const ofEach = <Part>(part: (book: Book) => Part): Readonly<Record<RulesetId, Part>> =>
  Object.fromEntries(RULESETS.map((book) => [book, part(BOOKS[book])])) as Record<RulesetId, Part>;

/** What the books are called. */
export const BOOK_NAMES = ofEach(({ name }) => name);

/** The optional rules that each book brings. */
export const BOOK_OPTIONS = ofEach(({ options }) => options);

/** What each book lays down for the whole of play, or leaves to the referee: no procedure asks for it. */
export const GROUND_RULES = ofEach(({ ground }) => ground);

/** Who answers on which topics, by each book's own order. */
export const BOOK_TOPICS = ofEach(({ topics }) => topics);

/** The slots that need no choosing: all books play them by the adventures chapter. */
type Alike =
  // The others say nothing of these.
  | 'bombing'
  | 'hoards'
  | 'listening'
  | 'mapping'
  | 'sight'
  | 'stocking'
  | 'travel'
  | 'voyage'
  // What is counted of time is the same to all; how long a fight takes `turn` says.
  | 'time'
  // Planet Eris itself sends one to the chapter for falling, drowning and hunger; the others say nothing of them.
  | 'falling'
  | 'provisions'
  | 'swimming';

/** The slots in which the books differ, in the order of the page of rules. */
const LABELS: Readonly<Record<Exclude<Slot, Alike>, string>> = {
  attack: 'Striking and armour class',
  damage: 'Damage and criticals',
  missiles: 'Missiles, and shots into melee',
  twoWeapons: 'Grip and second weapons',
  parrying: 'Parrying',
  grappling: 'Grappling',
  afflictions: 'Poison, paralysis and drained levels',
  characterMaking: 'The making of characters',
  advancement: 'Experience and levels',
  party: 'Sharing what was found',
  dying: 'Death',
  savingThrow: 'Saving throws',
  surprise: 'Surprise',
  distance: 'Encounter distance',
  reaction: 'Reaction',
  initiative: 'Initiative',
  combatRound: 'The round of a fight',
  evasion: 'Slipping away',
  pursuit: 'Pursuit',
  wandering: 'Wandering monsters',
  morale: 'Morale',
  encumbrance: 'Encumbrance and movement',
  movement: 'How far a turn takes one',
  encounter: 'The course of an encounter',
  turn: 'What time a fight takes',
  rest: 'Rest while exploring',
  doors: 'Doors and locks',
  search: 'Searching',
  traps: 'Traps',
  climbing: 'Climbing',
  abilityCheck: 'Checks of abilities, and chances',
  classFunctions: 'What folk and classes can do',
  skills: 'Skills',
  sneaking: 'Sneaking',
  pickpocketing: 'Picking pockets',
  backgrounds: 'Backgrounds over a class',
  illusions: 'Illusions',
  spells: 'Spells, and how many a day',
  massCombat: 'Battles of many, and volleys',
  monsters: 'Monsters and their hit points',
  conversion: 'Monsters of other books',
  turning: 'Turning the undead',
  equipment: 'Equipment and prices',
  equipping: 'Armour and arms by class',
  light: 'Light',
  retainers: 'Retainers',
  research: 'Inventing spells',
  scribing: 'Scrolls and potions made',
  training: 'Lessons',
  upkeep: 'Upkeep',
  precedence: 'What players are told of the rules',
  healing: 'Healing',
};

const answersIn = (slot: Slot): SlotAnswers['books'] =>
  Object.fromEntries(
    RULESETS.flatMap((book) => {
      const answer = BOOKS[book].answers[slot];
      return answer ? [[book, answer]] : [];
    }),
  );

/** Where the books differ; on all else they follow the base book. */
export const ANSWERS: Readonly<Partial<Record<Slot, SlotAnswers>>> = Object.fromEntries(
  (Object.entries(LABELS) as [Slot, string][]).map(([slot, label]) => [slot, { label, books: answersIn(slot) }]),
);

/** Why a choice makes no sense together; null when it does. */
export const conflictIn = (choice: RulesetChoice): Objection | null =>
  RULESETS.map((book) => BOOKS[book].conflict(choice)).find((conflict) => conflict !== null) ?? null;

export { sourceOf } from './book/book.ts';
export type { BookAnswer, TopicSource };
