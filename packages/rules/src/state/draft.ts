import type { Ability, AbilityScores } from './creature.ts';

/** A character that somebody is making, and that is not in play yet. */
export interface Draft {
  /** Rolled, or the figures of an array that one arranges as one likes. */
  readonly method: 'rolled' | 'array';
  readonly scores: AbilityScores;
  /** Exchanges of two rolled scores that were made. */
  readonly swaps: number;
  /** Points of the prime requisite bought with points of other abilities. */
  readonly trades: number;
  readonly class: string | null;
  readonly hitPoints: number | null;
  /** Gold pieces to begin with. */
  readonly gold: number | null;
}

/** The scores with two of them exchanged. */
export const exchanged = (scores: AbilityScores, one: Ability, other: Ability): AbilityScores => ({
  ...scores,
  [one]: scores[other],
  [other]: scores[one],
});
