import type { Note } from '../../../core/index.ts';

/** How the rule behind a ruling is shown to those who do not referee: not at all, to whoever asks, or at once. */
const RULES_SHOWN = ['hidden', 'asked', 'open'] as const;
export type RulesShown = (typeof RULES_SHOWN)[number];

/** What a ruleset says about talk of the rules at the table. */
export interface PrecedenceRule {
  readonly shown: RulesShown;
  /** What the book says of itself and of those that answer where it is silent: told where a campaign turns to it. */
  readonly ofItself: readonly Note[];
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly precedence: PrecedenceRule;
  }
}
