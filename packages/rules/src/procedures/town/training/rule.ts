import type { Cites, Dice, Modifier, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Lessons } from '../../../state/downtime.ts';

/** What a teacher asks. */
export interface Asked {
  readonly weeks: number;
  /** Gold pieces. */
  readonly costPerWeek: number;
}

/** Lessons as they go on after weeks that were missed. */
export interface Resumed {
  readonly weeksDone: number;
  readonly costPerWeek: number;
  readonly lost: number;
}

/** What a ruleset says about being taught a skill. */
export interface TrainingRule {
  readonly cites: Cites<'teacher' | 'week' | 'missed'>;
  readonly courses: readonly string[];
  terms(course: string, dice: Dice): Asked | null;
  /** How these terms are thrown, in words. */
  termsWritten(course: string): string;
  /** Why nobody teaches it; null when somebody would. @param member of the guild or order that teaches it */
  forbids(pupil: Creature, skill: string, member: boolean): { readonly rule: RuleId; readonly sentence: string } | null;
  /** A week, paid as it begins; null when it cannot be paid. */
  week(lessons: Lessons, purse: number): { readonly weeksDone: number; readonly complete: boolean } | null;
  /** What missed weeks cost; the same figures when nothing. */
  resumed(lessons: Lessons, dice: Dice): Resumed;
  /** The skill at the end of the lessons, in percent. @param now what is recorded; null for nothing */
  learned(pupil: Creature, lessons: Lessons, now: number | null, dice: Dice): Learned;
}

/** What the lessons came to. */
export interface Learned {
  readonly rule: RuleId;
  /** In percent. */
  readonly skill: number;
  /** What is added to the dice. */
  readonly modifiers: readonly Modifier[];
  /** What the skill is made of, where something was learned. */
  readonly parts: readonly Modifier[];
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    /** Null where the book leaves it to the referee. */
    readonly training: TrainingRule | null;
  }
}
