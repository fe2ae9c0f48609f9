import type { CreatureId } from '../core/index.ts';

/** What somebody does between two adventures. Who has chosen nothing rests. */
export const PASTIMES = ['rest', 'research', 'train', 'study', 'nothing'] as const;

interface Since {
  /** Days of the downtime that had gone by when it was taken up. */
  readonly since: number;
}

/** A scroll or potion being made. */
export interface Making extends Since {
  readonly kind: 'make';
  readonly form: 'scroll' | 'potion';
  readonly spell: string;
}

/** Looking for help by notices, week by week. */
export interface Seeking extends Since {
  readonly kind: 'seek';
  readonly help: string;
  readonly scope: 'settlement' | 'region';
  readonly size: 'village' | 'town' | 'city';
  readonly promised: number;
}

export type Pastime = (Since & { readonly kind: (typeof PASTIMES)[number] }) | Making | Seeking;

/** Days and weeks between two adventures. */
export interface Downtime {
  readonly place: 'settlement' | 'camp' | 'dungeon';
  readonly guarded: boolean;
  /** Free of wandering monsters. */
  readonly wanderingFree: boolean;
  /** The day it began. */
  readonly began: number;
  /** Days gone by. */
  readonly days: number;
  readonly pastimes: Readonly<Record<CreatureId, Pastime>>;
  /** Who has made a scroll or potion in it. */
  readonly made: readonly CreatureId[];
}

export const RESEARCH_STATES = ['draft', 'submitted', 'negotiating', 'agreed', 'researching'] as const;
export type ResearchState = (typeof RESEARCH_STATES)[number];

/** A spell that somebody invents. */
export interface ResearchPlan {
  readonly state: ResearchState;
  readonly spell: string;
  readonly description: string;
  /** Spell level; null until the referee has set it. */
  readonly level: number | null;
  /** Gold pieces laid out. */
  readonly funds: number;
  /** Weeks without a break. */
  readonly weeks: number;
  readonly failed: number;
}

/** A spell that is paid for, and learned by days of study without a break: written anew, or from a teacher. */
export interface Study {
  readonly how: 'rewriting' | 'taught';
  readonly spell: string;
  /** That it takes. */
  readonly days: number;
}

/** A skill that somebody is being taught. */
export interface Lessons {
  readonly skill: string;
  readonly course: string;
  readonly weeksNeeded: number;
  readonly weeksDone: number;
  /** Gold pieces. */
  readonly costPerWeek: number;
  /** Weeks in a row without a lesson. */
  readonly missed: number;
  /** Somebody who was taught it before is taught more of it. */
  readonly again: boolean;
}
