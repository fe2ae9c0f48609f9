export interface Losses {
  /** How many the side had when the encounter began. */
  readonly initial: number;
  readonly deaths: number;
  /** The dead included. */
  readonly incapacitated: number;
  readonly firstDeathDone: boolean;
  readonly halfDone: boolean;
}

export const TRIGGERS = ['first-death', 'half'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What a ruleset says about courage. */
export interface MoraleRule {
  /** Whether morale is played at all. */
  readonly played: boolean;
  readonly dice: { readonly count: number; readonly sides: number };
  /** Successes in one encounter after which they fight to the end. */
  readonly enough: number;
  fights(score: number): boolean;
  checks(score: number): boolean;
  /** The score that adjustments make of it. */
  target(score: number, adjustments: readonly number[]): number;
  result(total: number, target: number): 'fight' | 'flee';
  triggers(losses: Losses): readonly Trigger[];
}
