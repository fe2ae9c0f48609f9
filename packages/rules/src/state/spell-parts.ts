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
}

/** Of what befalls those whom the spell is cast at, or bounds who feel it. */
const ON_TARGETS = {
  upon: 'targets',
  takesHold: true,
  keptUp: 'never',
  isForFriends: () => false,
} as const satisfies SpellPart;

/** Of what a caster does to the map, to doors or to the sky, or for the own side: nobody is taken hold of. */
const BY_ITSELF = { takesHold: false, keptUp: 'never', isForFriends: () => true } as const;

/** All parts that the work of a spell may have, in the order in which they are told. */
const SPELL_PARTS = {
  dead: ON_TARGETS,
  living: ON_TARGETS,
  undead: ON_TARGETS,
  upTo: ON_TARGETS,
  nature: ON_TARGETS,
  count: ON_TARGETS,
  pool: ON_TARGETS,
  save: ON_TARGETS,
  missiles: ON_TARGETS,
  damage: ON_TARGETS,
  slays: ON_TARGETS,
  drains: ON_TARGETS,
  loses: ON_TARGETS,
  tells: { ...ON_TARGETS, takesHold: false, isForFriends: ({ tells }) => tells === 'evil' },
  brings: { ...BY_ITSELF, upon: 'newcomers', keptUp: 'always' },
  feeds: { ...BY_ITSELF, upon: 'party' },
  sends: { ...ON_TARGETS, isForFriends: () => true },
  raises: { ...BY_ITSELF, upon: 'map', keptUp: 'while it lasts' },
  opensWay: { ...BY_ITSELF, upon: 'map', keptUp: 'while it lasts' },
  fills: { ...ON_TARGETS, upon: 'place', keptUp: 'while it lasts' },
  bursts: { ...ON_TARGETS, upon: 'place' },
  weather: { ...BY_ITSELF, upon: 'sky', keptUp: 'while it lasts' },
  forms: { ...ON_TARGETS, keptUp: 'always', isForFriends: ({ forms }) => forms === 'body' },
  door: { ...BY_ITSELF, upon: 'door' },
  dispels: { ...ON_TARGETS, isForFriends: () => true },
  told: { ...ON_TARGETS, upon: 'any', isForFriends: ({ save }) => !save },
} as const satisfies Readonly<Record<keyof SpellWork, SpellPart>>;

type Parts = typeof SPELL_PARTS;

/** A part that takes hold of nobody: whatever plays spells has a way of its own for each. */
export type PartByItself = {
  [Name in keyof Parts]: Parts[Name]['takesHold'] extends false ? Name : never;
}[keyof Parts];

const isPart = (name: string): name is keyof SpellWork => Object.hasOwn(SPELL_PARTS, name);

/** The parts that the work of a spell has, in the order in which they are told. */
export const partNames = (work: SpellWork): readonly (keyof SpellWork)[] =>
  Object.keys(SPELL_PARTS)
    .filter(isPart)
    .filter((name) => work[name] !== undefined);

const partsOf = (work: SpellWork): readonly SpellPart[] => partNames(work).map((name) => SPELL_PARTS[name]);

const isByItself = (name: keyof SpellWork): name is PartByItself => !SPELL_PARTS[name].takesHold;

/** The part of a spell's work that is done by itself, and takes hold of nobody; null where it has none. */
export const partByItself = (work: SpellWork): PartByItself | null => partNames(work).find(isByItself) ?? null;

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
