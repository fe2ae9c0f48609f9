import type { Cites } from '../../../core/index.ts';
/** What hunger or thirst does to one who has been without for days; all none where the rules only warn. */
export interface Want {
  /** On attack rolls. */
  readonly attack: number;
  /** Rest is needed twice as often. */
  readonly restTwice: boolean;
  readonly halfMovement: boolean;
  /** Lost each day. */
  readonly hitPoints: number;
}

/** What a ruleset says about food and water. */
export interface ProvisionsRule {
  readonly cites: Cites<'daily' | 'want'>;
  /** May penalties begin after so many days without? */
  mayPenalise(days: number): boolean;
  /** What so many days without do by themselves. */
  want(days: number): Want;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly provisions: ProvisionsRule;
  }
}
