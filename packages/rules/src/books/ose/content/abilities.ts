/** What one band of ability scores is worth (OSE-APX-01). */
export interface AbilityBand {
  /** The greatest score of the band. */
  readonly upTo: number;
  /** STR in melee, DEX on armour class and missiles, CON on each hit die, WIS on saves against magic. */
  readonly modifier: number;
  /** STR: forces a stuck door on so many in six. */
  readonly openDoors: number;
  /** DEX on individual initiative. */
  readonly initiative: number;
  /** CHA on reaction. */
  readonly reaction: number;
  /** CHA: the most retainers at a time, and their loyalty. */
  readonly maxRetainers: number;
  readonly loyalty: number;
  /** INT. */
  readonly extraLanguages: number;
  readonly literacy: 'illiterate' | 'basic' | 'literate';
}

/** OSE-APX-01, in the order of its columns. */
export const ABILITY_BANDS: readonly AbilityBand[] = [
  {
    upTo: 3,
    modifier: -3,
    openDoors: 1,
    initiative: -2,
    reaction: -2,
    maxRetainers: 1,
    loyalty: 4,
    extraLanguages: 0,
    literacy: 'illiterate',
  },
  {
    upTo: 5,
    modifier: -2,
    openDoors: 1,
    initiative: -1,
    reaction: -1,
    maxRetainers: 2,
    loyalty: 5,
    extraLanguages: 0,
    literacy: 'illiterate',
  },
  {
    upTo: 8,
    modifier: -1,
    openDoors: 1,
    initiative: -1,
    reaction: -1,
    maxRetainers: 3,
    loyalty: 6,
    extraLanguages: 0,
    literacy: 'basic',
  },
  {
    upTo: 12,
    modifier: 0,
    openDoors: 2,
    initiative: 0,
    reaction: 0,
    maxRetainers: 4,
    loyalty: 7,
    extraLanguages: 0,
    literacy: 'literate',
  },
  {
    upTo: 15,
    modifier: 1,
    openDoors: 3,
    initiative: 1,
    reaction: 1,
    maxRetainers: 5,
    loyalty: 8,
    extraLanguages: 1,
    literacy: 'literate',
  },
  {
    upTo: 17,
    modifier: 2,
    openDoors: 4,
    initiative: 1,
    reaction: 1,
    maxRetainers: 6,
    loyalty: 9,
    extraLanguages: 2,
    literacy: 'literate',
  },
  {
    upTo: Infinity,
    modifier: 3,
    openDoors: 5,
    initiative: 2,
    reaction: 2,
    maxRetainers: 7,
    loyalty: 10,
    extraLanguages: 3,
    literacy: 'literate',
  },
];

/** The band of a score; scores below 3 count as 3, above 18 as 18. */
export const abilityBand = (score: number): AbilityBand => ABILITY_BANDS.find((band) => score <= band.upTo) ?? AVERAGE;

/** The band of those whose scores nobody has rolled. */
const AVERAGE: AbilityBand = {
  upTo: 12,
  modifier: 0,
  openDoors: 2,
  initiative: 0,
  reaction: 0,
  maxRetainers: 4,
  loyalty: 7,
  extraLanguages: 0,
  literacy: 'literate',
};

/** Percent added to experience for a prime requisite (OSE-APX-01). */
const PRIME_REQUISITE: readonly (readonly [upTo: number, percent: number])[] = [
  [5, -20],
  [8, -10],
  [12, 0],
  [15, 5],
  [Infinity, 10],
];

export const primeRequisitePercent = (score: number): number =>
  PRIME_REQUISITE.find(([upTo]) => score <= upTo)?.[1] ?? 0;
