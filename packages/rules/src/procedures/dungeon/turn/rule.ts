import type { Cites, Note, RuleId } from '../../../core/index.ts';
import type { TurnActs } from '../../situation/acts/rule.ts';

/** What a ruleset says about the turn of exploration. */
export interface TurnRule {
  readonly cites: Cites<'order'>;
  /** How rounds and turns are reckoned, in words. */
  readonly reckoning: Note;
  /** The steps of a turn in their order. */
  readonly steps: readonly string[];
  /** Turns an encounter of so many rounds takes. */
  turnsOfEncounter(rounds: number): number;
  /** The rule that says so. */
  readonly charging: RuleId;
  /** Rounds of a fight in a turn, and the rule by which what lasts for turns runs down in them. */
  readonly inFight: { readonly rounds: number; readonly rule: RuleId };
  /** Feet from the enemy beyond which turns are counted again; null where the book says nothing. */
  readonly standClear: { readonly rule: RuleId; readonly feet: number } | null;
  /** How much somebody does in a turn; null where the book leaves that to the referee. */
  readonly acts: TurnActs | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly turn: TurnRule;
  }
}
