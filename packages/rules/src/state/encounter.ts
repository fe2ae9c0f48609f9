import type { CreatureId, EncounterId, SideId } from '../ids.ts';

export const ENCOUNTER_STEPS = ['surprise', 'distance', 'reaction', 'initiative', 'actions', 'conclusion'] as const;
export type EncounterStep = (typeof ENCOUNTER_STEPS)[number];

/** How the meeting goes on: talking, fighting, fleeing. */
export const ENCOUNTER_MODES = ['meeting', 'parley', 'combat', 'evasion', 'pursuit'] as const;
export type EncounterMode = (typeof ENCOUNTER_MODES)[number];

/** What a creature said, before initiative, that it will do this round. */
export interface Declaration {
  readonly action: 'spell' | 'withdraw' | 'retreat';
  /** The spell, when it is one. */
  readonly spell: string | null;
  readonly disrupted: boolean;
}

/** One of the groups that meet. */
export interface Side {
  readonly id: SideId;
  readonly name: string;
  readonly kind: 'party' | 'monsters';
  readonly members: readonly CreatureId[];
  /** It expected the meeting, so it makes no surprise roll (OSE-EVT-02). */
  readonly aware: boolean;
  /** Null until the step has been taken. */
  readonly surprised: boolean | null;
  /** This round's initiative; null when not rolled. */
  readonly initiative: number | null;
  /** How many stood on it when the encounter began. */
  readonly initial: number;
  readonly morale: { readonly firstDeath: boolean; readonly half: boolean; readonly successes: number; readonly due: boolean };
}

/** Where a round of combat stands. `order` holds sides that act together in one list. */
export interface CombatRound {
  readonly stage: 'declarations' | 'initiative' | 'acting' | 'over';
  readonly order: readonly (readonly SideId[])[];
  /** Which place of `order` acts. */
  readonly acting: number;
  /** The phase within that side's action, named by the ruleset. */
  readonly phase: string | null;
  /** Who has used up the action of this round. */
  readonly acted: readonly CreatureId[];
  readonly declarations: Readonly<Record<CreatureId, Declaration>>;
}

export interface Encounter {
  readonly id: EncounterId;
  readonly step: EncounterStep;
  readonly mode: EncounterMode;
  readonly setting: 'dungeon' | 'wilderness' | 'water';
  readonly sides: readonly Side[];
  /** In feet in a dungeon, in yards elsewhere; null until known. */
  readonly distance: number | null;
  /** How the monsters took the meeting; null until rolled or set. */
  readonly reaction: string | null;
  /** Rounds since the encounter began; 0 before the first. */
  readonly round: number;
  readonly combat: CombatRound | null;
}
