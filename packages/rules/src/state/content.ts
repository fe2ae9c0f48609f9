import { GROUNDS } from './land.ts';
import type { Monster } from './monster.ts';
import type { Ware } from './ware.ts';

/** What has an encounter table besides the levels of the dungeon: each kind of country, rivers, and the air. */
export const ENCOUNTER_GROUNDS = [...GROUNDS, 'river', 'aerial'] as const;

/** The deepest level of the dungeon that may have a table of its own. */
export const DEEPEST_LEVEL = 20;

/** `dungeon:3`, `forest`, `river`. */
export type EncounterTableKey = `dungeon:${number}` | (typeof ENCOUNTER_GROUNDS)[number];

/** The tables there may be. */
export const ENCOUNTER_TABLES: readonly EncounterTableKey[] = [
  ...Array.from({ length: DEEPEST_LEVEL }, (_, level) => `dungeon:${level + 1}` as const),
  ...ENCOUNTER_GROUNDS,
];

/** Where the campaign departs from the book's lists. What is null is struck out; what is not named is as in the book. */
export interface CampaignContent {
  readonly monsters: Readonly<Record<string, Monster | null>>;
  /** Keys of the bestiary, by the table. */
  readonly tables: Readonly<Partial<Record<EncounterTableKey, readonly string[]>>>;
  readonly wares: Readonly<Record<string, Ware | null>>;
}

export const NO_CONTENT: CampaignContent = { monsters: {}, tables: {}, wares: {} };
