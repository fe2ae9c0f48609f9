import type { CombatRound, EncounterMode, EncounterStep } from '../../state/encounter.ts';

export interface SideRecord {
  readonly id: string;
  readonly name: string;
  readonly kind: 'party' | 'monsters';
  readonly members: readonly string[];
  /** Only while it lasts. */
  readonly surprised: boolean | null;
  readonly initiative: number | null;
  /** Referee only. */
  readonly aware: boolean | null;
  /** Referee only. */
  readonly moraleDue: boolean | null;
}

export interface EncounterRecord {
  readonly type: 'encounter';
  readonly step: EncounterStep;
  readonly mode: EncounterMode;
  readonly round: number;
  readonly sides: readonly SideRecord[];
  readonly distance: number | null;
  readonly unit: 'feet' | 'yards';
  /** Where those stand who are on no map, on a line on which the party begins at 0, in that unit; empty while no distance is settled. */
  readonly line: Readonly<Record<string, number>>;
  /** In a word of the book in force. Referee only, until it comes to a fight. */
  readonly reaction: string | null;
  readonly combat: Pick<CombatRound, 'stage' | 'order' | 'slowFrom' | 'acting' | 'phase'> | null;
  /** Who has acted this round, of those this seat knows. */
  readonly acted: readonly string[];
  /** Who does nothing more in the phase that runs, or has nothing to declare, of those this seat is shown. */
  readonly holding: readonly string[];
  /** Who does nothing until something changes, of those this seat is shown. */
  readonly holdingOn: readonly string[];
  /** Who of the party has said, before initiative, what comes this round, and what. */
  readonly declared: readonly { readonly creature: string; readonly action: string; readonly words?: string }[];
  /** A chase that is run round by round: who flees, feet between the two, rounds run; null while there is none. */
  readonly chase: { readonly fleeing: string; readonly gap: number; readonly rounds: number } | null;
}
