import { ROUNDS_PER_TURN } from '../../state/read.ts';
import type { TurnRule } from './rule.ts';

/** OSE-DUN-01, OSE-EVT-14. */
export const oseTurn: TurnRule = {
  steps: ['wandering', 'actions', 'description', 'endOfTurn'],
  turnsOfEncounter: (rounds) => Math.max(1, Math.ceil(rounds / ROUNDS_PER_TURN)),
};
