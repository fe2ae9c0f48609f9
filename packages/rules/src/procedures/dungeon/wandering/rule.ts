import type { Cites, DiceText, RuleId } from '../../../core/index.ts';
import type { Chance } from '../../table/chance/chance.ts';

/** What comes by, and how far off. */
export interface WanderingMet {
  /** Keys of the bestiary that a level's encounter table lists; one is rolled. */
  table(level: number): readonly string[];
  /** The deepest level with a table of its own; deeper ones have that. */
  readonly deepest: number;
  /** How far off they are, in feet. */
  readonly distance: DiceText;
}

/** What a ruleset says about monsters that come by. */
export interface WanderingRule {
  readonly cites: Cites<'distance' | 'hours' | 'tables'>;
  /** The rule by which the check is made. */
  readonly id: RuleId;
  /** The usual chance of one check, for a party of this rate in feet a turn. */
  chanceAt(partyRate: number): Chance;
  /** Where the book says whose rate counts; null where the chance does not go by it. */
  readonly rateOf: RuleId | null;
  /** Chances, in six, of a check for noise and smells of its own; none where noise only adds to the usual check. */
  readonly noise: { readonly rule: RuleId; readonly chances: readonly number[] };
  /** Checks that fall due in so many seconds of real play; null where only turns count. */
  readonly checksAfter: ((playSeconds: number) => number) | null;
  /** Is a check due as this turn (from 1) begins? */
  isDue(turn: number): boolean;
  /** A chance with noise or light in the dark, or with the party hidden away. */
  adjusted(chance: Chance, noiseOrLight: boolean, hidden: boolean): Chance;
  /** What comes by, and how far off. */
  readonly met: WanderingMet;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly wandering: WanderingRule;
  }
}
