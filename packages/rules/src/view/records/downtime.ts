import type { Downtime, Lessons, Pastime, ResearchPlan, Study } from '../../state/downtime.ts';
import type { LedgerEntry } from '../../state/ledger.ts';
import type { Applicants, Engagement } from '../../state/retainers.ts';

/** Who would take service. */
export interface HiringRecord {
  readonly type: 'hiring';
  readonly applicants: readonly Applicants[];
  /** Referee only. */
  readonly illWill: number | null;
}

/** Somebody in service, and the terms. */
export interface EngagementRecord extends Pick<Engagement, 'wage' | 'share' | 'experience'> {
  readonly type: 'engagement';
  readonly creature: string;
  readonly employer: string;
  readonly kind: string;
  /** Periods of wages that are due. */
  readonly due: number;
  /** Referee only. */
  readonly loyalty: number | null;
  /** How the book reads the score. Referee only. */
  readonly standing: string | null;
}

/** The days between two adventures. */
export interface DowntimeRecord extends Omit<Downtime, 'pastimes' | 'made'> {
  readonly type: 'downtime';
  /** How each spends them, in words that follow the name. */
  readonly pastimes: readonly { readonly creature: string; readonly kind: Pastime['kind']; readonly text: string }[];
}

/** What somebody invents or is taught: for the own player, and the referee. */
export interface PursuitRecord {
  readonly type: 'pursuit';
  readonly creature: string;
  readonly plan: ResearchPlan | null;
  /** Percent, and the weeks until the next check; null before the level is set. */
  readonly chance: number | null;
  readonly weeks: number | null;
  readonly lessons: Lessons | null;
  readonly study: Study | null;
}

/** A payment, or a debt; by `order`, from 0. */
export interface LedgerRecord extends Omit<LedgerEntry, 'open' | 'who'> {
  readonly type: 'ledger';
  readonly order: number;
  readonly who: string;
}
