import type { Bounds } from '../../../core/bounds.ts';
import type { Cites, Modifier } from '../../../core/index.ts';

export interface Losses {
  /** How many the side had when the encounter began. */
  readonly initial: number;
  readonly deaths: number;
  /** The dead included. */
  readonly incapacitated: number;
  readonly firstDeathDone: boolean;
  readonly halfDone: boolean;
}

const TRIGGERS = ['first-death', 'half'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Kinds of mercenaries. */
export const TROOPS = ['untrained', 'barbarian', 'trained'] as const;
export type Troop = (typeof TROOPS)[number];

/** What raises the morale of mercenaries; `conditions` are the referee's. */
export interface Raised {
  readonly mounted: boolean;
  readonly elite: boolean;
  readonly fanatic: boolean;
  readonly conditions: number;
}

/** The score of those who check, and what moves it. */
export interface MoraleScore {
  /** The score of those whose description names none; null where they never check. */
  readonly unscored: number | null;
  /** Adjustments go so far up and down. */
  readonly mostAdjustment: number;
  /** What the score of a mercenary is the sum of. */
  mercenary(troop: Troop, raised: Raised): readonly Modifier[];
  /** The score that adjustments make of it. */
  target(score: number, adjustments: readonly number[]): number;
}

/** When morale is checked, and by what throw. */
export interface MoraleCheck {
  /** What the throw compares, in words. */
  readonly formula: string;
  readonly dice: { readonly count: number; readonly sides: number };
  /** Whether a high throw stands; else a low one does. */
  readonly highStands: boolean;
  /** When a check that is due is made: as a side's turn to act comes, or once all have acted. */
  readonly checkedAt: 'own-turn' | 'end-of-round';
  checks(score: number): boolean;
  triggers(losses: Losses): readonly Trigger[];
  result(total: number, target: number): 'fight' | 'flee';
}

/** What the referee adds to a check of loyalty for how things stand. */
export const CIRCUMSTANCES: Bounds = [-2, 2];

/** What a ruleset says about courage. */
export interface MoraleRule {
  readonly cites: Cites<'never' | 'check' | 'due' | 'proven' | 'adjustment' | 'mercenary'>;
  /** When it is checked, and by what throw. */
  readonly check: MoraleCheck;
  /** Whether those in the party’s service may waver at the same moments; they check by their loyalty. */
  readonly servantsWaver: boolean;
  /** Whether morale is played at all. */
  readonly played: boolean;
  /** The score, and what moves it. */
  readonly score: MoraleScore;
  /** Successes in one encounter after which they fight to the end. */
  readonly enough: number;
  fights(score: number): boolean;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly morale: MoraleRule;
  }
}
