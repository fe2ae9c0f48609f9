import type { Cites } from '../../../core/index.ts';
/** What a ruleset says about ability checks. */
export interface AbilityCheckRule {
  readonly cites: Cites<'check' | 'difficulty' | 'natural' | 'chance'>;
  readonly sides: number;
  /** The least and the greatest modifier a referee may set. */
  readonly least: number;
  readonly most: number;
  /** The modifiers of an easy, a normal and a hard task. */
  readonly presets: Readonly<Record<Difficulty, number>>;
  succeeds(score: number, modifier: number, face: number): boolean;
  /** What is compared, in words. */
  readonly formula: string;
}

const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly abilityCheck: AbilityCheckRule;
  }
}
