import { either, plural, withArticle } from '../core/words.ts';
import type { SpellWork } from './spell-work.ts';

/** What is so of every spell that has this part in its work, whatever the figures are. */
interface SpellPart {
  /** Upon what it works: those whom the spell is cast at, a place that it fills or changes, a door, the sky, those who come by it, or those of the caster's party; `any` as the referee tells. */
  readonly upon: 'targets' | 'place' | 'map' | 'door' | 'sky' | 'newcomers' | 'party' | 'any';
  /** It takes hold of those whom the spell is cast at, after their saves; else it is done by itself. */
  readonly takesHold: boolean;
  /** It would be lost, were the spell not among the magic in force: always, or where the spell lasts. */
  readonly keptUp: 'always' | 'while it lasts' | 'never';
  /** Whether it is done for the caster's own side, or to a place. */
  isForFriends(work: SpellWork): boolean;
  /** What it does in a few words; null for what says only who or how many feel it. @param whom those it takes hold of */
  does(work: SpellWork, whom: string | null): string | null;
}

/** Who or how many feel what the other parts do. */
const BOUND = {
  upon: 'targets',
  takesHold: true,
  keptUp: 'never',
  isForFriends: () => false,
  does: () => null,
} as const satisfies SpellPart;

/** Of what a caster does to the map, to doors or to the sky, or for the own side: nobody is taken hold of. */
const BY_ITSELF = { takesHold: false, keptUp: 'never', isForFriends: () => true } as const;

/** All parts that the work of a spell may have, in the order in which they are told. */
const SPELL_PARTS = {
  dead: BOUND,
  living: BOUND,
  undead: BOUND,
  upTo: BOUND,
  nature: BOUND,
  count: BOUND,
  pool: BOUND,
  save: BOUND,
  missiles: BOUND,
  damage: {
    ...BOUND,
    does: ({ damage }, whom) =>
      damage ? `${damage.dice} damage${damage.perLevel ? ' for each level' : ''}${whom ? ` to ${whom}` : ''}` : null,
  },
  slays: { ...BOUND, does: (_work, whom) => `kills ${whom ?? 'them'}` },
  tells: {
    ...BOUND,
    takesHold: false,
    isForFriends: ({ tells }) => tells === 'evil',
    does: ({ tells }) => (tells === 'evil' ? 'shows who in sight is evil' : 'tells what one is at heart'),
  },
  brings: {
    ...BY_ITSELF,
    upon: 'newcomers',
    keptUp: 'always',
    does: ({ brings }) => (brings ? brought(brings) : null),
  },
  feeds: { ...BY_ITSELF, upon: 'party', does: ({ feeds }) => (feeds ? fed(feeds) : null) },
  sends: {
    ...BOUND,
    isForFriends: () => true,
    does: ({ sends }, whom) => (sends ? `takes ${whom ?? 'the caster'} ${sentTo(sends)}` : null),
  },
  raises: {
    ...BY_ITSELF,
    upon: 'map',
    keptUp: 'while it lasts',
    does: ({ raises }) => (raises ? `puts up a wall of up to ${raises.feet}′` : null),
  },
  opensWay: {
    ...BY_ITSELF,
    upon: 'map',
    keptUp: 'while it lasts',
    does: ({ opensWay }) => (opensWay ? `opens a way of up to ${opensWay.feet}′ through a wall` : null),
  },
  fills: {
    ...BOUND,
    upon: 'place',
    keptUp: 'while it lasts',
    does: ({ fills }) => (fills?.harms ? `${fills.harms} damage a round to the living who stand in it` : null),
  },
  weather: { ...BY_ITSELF, upon: 'sky', keptUp: 'while it lasts', does: () => 'makes the weather for as long as it lasts' },
  forms: {
    ...BOUND,
    keptUp: 'always',
    isForFriends: ({ forms }) => forms === 'body',
    does: (_work, whom) => `gives ${whom ?? 'the caster'} the form of a monster`,
  },
  door: {
    ...BY_ITSELF,
    upon: 'door',
    does: ({ door }) => (door === 'opens' ? 'opens a door, whatever keeps it shut' : 'keeps a door shut'),
  },
  dispels: {
    ...BOUND,
    isForFriends: () => true,
    does: ({ dispels }) => (dispels === 'all' ? 'ends other magic' : 'ends curses'),
  },
  told: {
    ...BOUND,
    upon: 'any',
    isForFriends: ({ save }) => !save,
    does: ({ told }) => `the referee tells ${told}`,
  },
} as const satisfies Readonly<Record<keyof SpellWork, SpellPart>>;

type Parts = typeof SPELL_PARTS;

/** A part that takes hold of nobody: whatever plays spells has a way of its own for each. */
export type PartByItself = {
  [Name in keyof Parts]: Parts[Name]['takesHold'] extends false ? Name : never;
}[keyof Parts];

const isPart = (name: string): name is keyof SpellWork => Object.hasOwn(SPELL_PARTS, name);

const namesOf = (work: SpellWork): readonly (keyof SpellWork)[] =>
  Object.keys(SPELL_PARTS)
    .filter(isPart)
    .filter((name) => work[name] !== undefined);

const partsOf = (work: SpellWork): readonly SpellPart[] => namesOf(work).map((name) => SPELL_PARTS[name]);

const isByItself = (name: keyof SpellWork): name is PartByItself => !SPELL_PARTS[name].takesHold;

/** The part of a spell's work that is done by itself, and takes hold of nobody; null where it has none. */
export const partByItself = (work: SpellWork): PartByItself | null => namesOf(work).find(isByItself) ?? null;

const worksUpon = (work: SpellWork, ...what: readonly SpellPart['upon'][]): boolean =>
  partsOf(work).some(({ upon }) => what.includes(upon));

/** Whether a spell is cast at some, or fills a place where they stand. */
export const isAimed = (work: SpellWork): boolean => !worksUpon(work, 'door', 'map', 'newcomers', 'party', 'sky');

/** Whether a spell fills, shuts or changes a place. */
export const isUponPlace = (work: SpellWork): boolean => worksUpon(work, 'door', 'map', 'place', 'sky');

/** Whether a spell can take hold where it reaches nobody. */
export const needsNobody = (work: SpellWork): boolean => worksUpon(work, 'any', 'map', 'place', 'sky');

/** Whether what a spell does would be lost, were it not among the magic in force. @param lasts it is for a time, or until it is ended */
export const isKeptUp = (work: SpellWork, lasts: boolean): boolean =>
  partsOf(work).some(({ keptUp }) => keptUp === 'always' || (keptUp === 'while it lasts' && lasts));

/** Whether a spell does something that is done for one's own side, or to a place. */
export const isForFriends = (work: SpellWork): boolean => partsOf(work).some((part) => part.isForFriends(work));

/** What a spell does when it takes hold, in a few words for each part. @param whom those it takes hold of */
export const doneBy = (work: SpellWork, whom: string | null): readonly string[] =>
  partsOf(work).flatMap((part) => part.does(work, whom) ?? []);

/** `brings a greater air elemental or a greater earth elemental`, `brings 2d8 snakes or venomous snakes`. */
function brought({ kinds, count }: NonNullable<SpellWork['brings']>): string {
  const names = kinds.map((kind) => kind.replaceAll('-', ' '));
  if (count === '1') return `brings ${either(names.map(withArticle))}`;
  const which = either(names.map((name) => plural(name)));
  return count === 'hit dice' ? `brings ${which}, one hit die for each level` : `brings ${count} ${which}`;
}

const fed = ({ use, people, above }: NonNullable<SpellWork['feeds']>): string =>
  `makes a day’s ${use === 'ration' ? 'food' : 'water'} for ${people} people, and for as many more with each level above ${above}`;

const sentTo = ({ within, astray }: NonNullable<SpellWork['sends']>): string =>
  `${within === null ? 'anywhere' : `to a place within ${within}′`}${astray ? ', unless it goes astray' : ''}`;
