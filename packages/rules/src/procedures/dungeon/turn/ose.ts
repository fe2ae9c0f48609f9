import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import type { TurnRule } from './rule.ts';

/** OSE-DUN-01, OSE-EVT-14. */
export const oseTurn: TurnRule = {
  cites: { order: 'OSE-DUN-01' },
  reckoning: { rule: 'OSE-TIM-01', text: 'ten minutes: sixty rounds of ten seconds' },
  steps: ['wandering', 'actions', 'description', 'endOfTurn'],
  turnsOfEncounter: (rounds) => Math.max(1, Math.ceil(rounds / ROUNDS_PER_TURN)),
  charging: 'OSE-EVT-14',
  inFight: { rounds: ROUNDS_PER_TURN, rule: 'OSE-TIM-02' },
  standClear: null,
  acts: null,
};
