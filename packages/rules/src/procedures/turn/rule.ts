import type { Note } from '../../ruling.ts';

/** What a ruleset says about the turn of exploration. */
export interface TurnRule {
  /** How rounds and turns are reckoned, in words. */
  readonly reckoning: Note;
  /** The steps of a turn in their order (OSE-DUN-01). */
  readonly steps: readonly string[];
  /** Turns an encounter of so many rounds takes (OSE-EVT-14). */
  turnsOfEncounter(rounds: number): number;
}
