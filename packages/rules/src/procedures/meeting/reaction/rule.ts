import type { Bounds } from '../../../core/bounds.ts';
import type { Cites, RuleId } from '../../../core/index.ts';

/** How those who are met take it, from worst to best. */
export const REACTIONS = ['attacks', 'hostile', 'uncertain', 'indifferent', 'friendly'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What the referee adds for the circumstances. */
export const CIRCUMSTANCES: Bounds = [-4, 4];

/** What a ruleset says about the first impression. */
export interface ReactionRule {
  readonly cites: Cites<'speaker'>;
  /** The rule by which it is rolled. */
  readonly id: RuleId;
  readonly dice: { readonly count: number; readonly sides: number };
  /** What the speaker's charisma adds; null when nobody, or everybody, speaks. */
  speaking(charisma: number | null): number;
  result(total: number): Reaction;
  /** What the book's table comes to, from worst to best; the referee sets none but these. */
  readonly results: readonly Reaction[];
  /** What the book calls them, where it has words of its own. */
  readonly words: Readonly<Partial<Record<Reaction, string>>> | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly reaction: ReactionRule;
  }
}
