import type { Answer } from '../../../content/denied.ts';
import type { Cites, Dice } from '../../../core/index.ts';
import type { ResearchState } from '../../../state/downtime.ts';

const RESEARCH_ACTIONS = ['submit', 'setLevel', 'agree', 'revise', 'commit'] as const;
export type ResearchAction = (typeof RESEARCH_ACTIONS)[number];

/** Who invents what, and how it is agreed. */
export interface ResearchPlan {
  /** The highest level that a spell may have. */
  readonly levels: number;
  researches(of: string | null): boolean;
  /** The plan's next state. @param by `player` or `referee` @param of the class, where it is asked */
  planned(
    state: ResearchState,
    action: ResearchAction,
    by: string,
    of: string | null,
  ): Answer<{ readonly state: ResearchState }, string>;
}

/** How long it takes, what it costs, and whether it succeeds. */
export interface ResearchWork {
  /** Weeks without a break until the next check. */
  weeks(level: number, failed: number): number;
  /** Gold for certain success: more is not taken. */
  most(level: number): number;
  /** Percent. */
  chance(level: number, funds: number): number;
  succeeds(level: number, funds: number, dice: Dice): boolean;
}

/** The spells that are known already. */
export interface SpellLists {
  /** The spells that a book begins with are of this list, level by level. */
  readonly spells: readonly (readonly string[])[];
  /** The level of a spell on the list; null for those that are not on it. */
  levelOf(spell: string): number | null;
}

/** What is learnt from teachers. */
export interface SpellTeaching {
  /** Who learns from teachers what is on no list of the class. */
  learns(of: string | null): boolean;
  /** The tithe and the time, or why not. */
  taught(
    alignment: { readonly cleric: string; readonly teacher: string },
    level: number,
    purse: number,
  ): { readonly gold: number; readonly days: number } | { readonly sentence: string };
}

/** How spells come into books. */
export interface BookWriting {
  /** What it takes to write a spell of a lost book anew; it cannot fail. */
  rewriting(level: number): { readonly gold: number; readonly days: number };
  after(book: readonly string[], spell: string): readonly string[];
}

/** What a ruleset says about inventing spells. */
export interface ResearchRule {
  readonly cites: Cites<'plan' | 'funding' | 'weeks' | 'check' | 'found' | 'result' | 'rewriting' | 'teaching'>;
  /** Who invents what, and how it is agreed. */
  readonly plan: ResearchPlan;
  /** The spells that are known already. */
  readonly lists: SpellLists;
  /** How long it takes, and whether it succeeds. */
  readonly work: ResearchWork;
  /** How spells come into books. */
  readonly books: BookWriting;
  /** What is learnt from teachers. */
  readonly teaching: SpellTeaching;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    /** Null where the book leaves it to the referee. */
    readonly research: ResearchRule | null;
  }
}
