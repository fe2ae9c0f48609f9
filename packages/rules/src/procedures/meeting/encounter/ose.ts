import type { EncounterMode } from '../../../state/encounter.ts';
import type { EncounterAction, EncounterRule } from './rule.ts';

/** OSE-EVT-10. */
const MODES: Readonly<Record<EncounterAction, EncounterMode | null>> = {
  attack: 'combat',
  cast: 'combat',
  tacticalMove: 'combat',
  flee: 'evasion',
  talk: 'parley',
  other: null,
};

/** Rounds of encounter movement before a turn must pass (OSE-EVT-12, OSE-CMB-08). */
const MOST_ROUNDS = 60;

/** A third of the base rate, rounded down (OSE-MOV-01, C6). */
const encounterRate = (base: number): number => Math.floor(base / 3);

/** OSE-EVT-11: when both sides talk, the table talks, and no dice do. */
export const isRoleplayed = (charactersTalk: boolean, monstersTalk: boolean): boolean => charactersTalk && monstersTalk;

/** OSE-EVT-01, 10…13. */
export const oseEncounter: EncounterRule = {
  cites: { order: 'OSE-EVT-01', actions: 'OSE-EVT-10', fighting: 'OSE-EVT-10' },
  choosing: { rule: 'OSE-EVT-11', may: () => true },
  steps: ['surprise', 'distance', 'initiative', 'actions', 'conclusion'],
  reactionAfter: 'distance',
  modeAfter: (action) => MODES[action],
  movement: (base, round) => ({ max: encounterRate(base), allowed: round <= MOST_ROUNDS }),
  isRoleplayed,
  evasion: (combatBegun, pursued) => {
    if (combatBegun) return { allowed: false, outcome: 'refused' };
    return { allowed: true, outcome: pursued ? 'resolve' : 'evaded' };
  },
};
