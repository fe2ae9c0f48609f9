import type { ApplicantsId, CreatureId } from '../core/index.ts';
import type { Creature } from './creature.ts';

/** How often a wage falls due; `delve`, `expedition` and `mission` by what is done, the others by the days. */
export const PERIODS = ['day', 'week', 'month', 'delve', 'expedition', 'mission'] as const;
export type Period = (typeof PERIODS)[number];

/** Gold pieces a head. */
export interface Wage {
  readonly gold: number;
  readonly per: Period;
}

/** People who would take service, and have not been hired. */
export interface Applicants {
  readonly id: ApplicantsId;
  /** A kind of help as the book names it. */
  readonly kind: string;
  readonly class: string | null;
  readonly race: string | null;
  /** What they are called; with a look for each when there are several. */
  readonly name: string;
  readonly count: number;
  /** They answered a notice, and so join without being asked twice. */
  readonly answered: boolean;
  /** Gold a head that the notice promised. */
  readonly promised: number;
}

/** Who would take service where the party is. */
export interface Hiring {
  readonly applicants: readonly Applicants[];
  /** Offers here that were taken ill. */
  readonly illWill: number;
  /** The day on which somebody last looked round the taverns; null for never. */
  readonly looked: number | null;
}

/** Somebody in service: the terms of the bargain, and how loyal. */
export interface Engagement {
  readonly employer: CreatureId;
  readonly kind: string;
  readonly race: string | null;
  /** Of a character's share of treasure. */
  readonly share: 0 | 0.5 | 1;
  /** Of what a character earns of experience. */
  readonly experience: 0 | 0.5 | 1;
  readonly wage: Wage | null;
  /** The referee's secret; null for those who serve for the wage alone. */
  readonly loyalty: number | null;
  /** The first day that has not been paid for. */
  readonly paidUntil: number;
}

/** Of those whose scores are not kept. */
const AVERAGE = 9;
export const charismaOf = ({ abilities }: Pick<Creature, 'abilities'>): number => abilities?.CHA ?? AVERAGE;
