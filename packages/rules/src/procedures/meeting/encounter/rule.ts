import type { Cites, RuleId } from '../../../core/index.ts';
import type { EncounterMode, EncounterStep } from '../../../state/encounter.ts';

/** What somebody does in an encounter, as far as it changes how the encounter goes on. */
export type EncounterAction = 'attack' | 'cast' | 'tacticalMove' | 'flee' | 'talk' | 'other';

/** What those may choose who are not surprised by a meeting. */
export const CHOICES = ['fight', 'evade', 'parley', 'wait'] as const;
export type EncounterChoice = (typeof CHOICES)[number];

/** What a ruleset says about the meeting as a whole. */
export interface EncounterRule {
  readonly cites: Cites<'order' | 'actions' | 'fighting'>;
  /** The steps in the book's order; the reaction of the monsters is asked after `reactionAfter`. */
  readonly steps: readonly EncounterStep[];
  readonly reactionAfter: EncounterStep;
  /** Where the book says what one may choose when a meeting begins, and whether the surprised may. */
  readonly choosing: { readonly rule: RuleId; may(surprised: boolean, choice: EncounterChoice): boolean };
  /** How the encounter goes on after an action; null leaves it as it is. */
  modeAfter(action: EncounterAction): EncounterMode | null;
  /** Most one moves in a round, in feet or yards by the setting, and whether one still may in that round. */
  movement(base: number, round: number): { readonly max: number; readonly allowed: boolean };
  /** Whether a parley is the table's to play, without dice. */
  isRoleplayed(charactersTalk: boolean, monstersTalk: boolean): boolean;
  /** Whether a side may still flee, and what comes of it. */
  evasion(
    combatBegun: boolean,
    pursued: boolean,
  ): { readonly allowed: boolean; readonly outcome: 'evaded' | 'resolve' | 'refused' };
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly encounter: EncounterRule;
  }
}
