import type { CreatureId, SideId } from '../../ids.ts';
import type { Encounter } from '../../state/encounter.ts';

/** The party meets somebody (OSE-EVT-01). Referee. */
export interface BeginEncounter {
  readonly type: 'BeginEncounter';
  /** Those who are met; they make up one side. Hidden ones are shown, unless `reveal` says otherwise. */
  readonly creatures: readonly CreatureId[];
  readonly setting: Encounter['setting'];
  /** Which side expected the meeting, and so makes no surprise roll. */
  readonly aware: 'none' | 'party' | 'monsters' | 'both';
  readonly reveal: boolean;
  /** Surprise is thrown for at once. */
  readonly atOnce?: boolean;
}

/** Somebody comes into the running encounter: to a side, or as one of their own (null). Referee. */
export interface JoinEncounter {
  readonly type: 'JoinEncounter';
  readonly creatures: readonly CreatureId[];
  readonly side: SideId | null;
}

/** The running step is left out. Referee. */
export interface SkipStep {
  readonly type: 'SkipStep';
}

/** The party speaks to those it meets (OSE-EVT-11). A party command. */
export interface Parley {
  readonly type: 'Parley';
}

/** The encounter is over, and a turn with it (OSE-EVT-14). Referee. */
export interface ConcludeEncounter {
  readonly type: 'ConcludeEncounter';
}

export type EncounterCommand = BeginEncounter | JoinEncounter | SkipStep | Parley | ConcludeEncounter;
