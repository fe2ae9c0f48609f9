import type { Band } from '../../../content/banded.ts';

/** GOR-HIR-03: the usual fee of an expert, in gold pieces. */
export const EXPERTS = {
  alchemist: { gold: 250, per: 'week' },
  'animal-trainer': { gold: 125, per: 'week' },
  armorer: { gold: 25, per: 'week' },
  engineer: { gold: 200, per: 'week' },
  mercenary: { gold: 7, per: 'week' },
  sage: { gold: 500, per: 'week' },
  'ship-captain': { gold: 50, per: 'week' },
  'ship-navigator': { gold: 35, per: 'week' },
  'ship-crewman': { gold: 3, per: 'week' },
  spy: { gold: 500, per: 'mission' },
} as const;
export type Expert = keyof typeof EXPERTS;

/** GOR-HIR-05: henchmen at a time by the employer's charisma. */
export const MOST_HENCHMEN: readonly Band<number>[] = [
  { upTo: 3, value: 1 },
  { upTo: 5, value: 2 },
  { upTo: 8, value: 3 },
  { upTo: 12, value: 4 },
  { upTo: 15, value: 5 },
  { upTo: 17, value: 6 },
  { upTo: 18, value: 12 },
];

/** What a loyalty score makes of somebody. */
export interface Loyalty {
  readonly band: 'malcontent' | 'normal' | 'stalwart';
  /** On morale checks; null where none is rolled. */
  readonly modifier: number | null;
}
const normal = (modifier: number): Loyalty => ({ band: 'normal', modifier });

/** GOR-HIR-07. */
export const LOYALTY_BANDS: readonly Band<Loyalty>[] = [
  { upTo: 3, value: { band: 'malcontent', modifier: null } },
  { upTo: 5, value: normal(-2) },
  { upTo: 8, value: normal(-1) },
  { upTo: 12, value: normal(0) },
  { upTo: 15, value: normal(1) },
  { upTo: 17, value: normal(2) },
  { upTo: Number.POSITIVE_INFINITY, value: { band: 'stalwart', modifier: null } },
];
