import { APART } from '../pursuit/eris.ts';
import { ERIS_ROUNDS_PER_TURN, turnsCharged } from '../time/eris.ts';
import type { TurnRule } from './rule.ts';

/** ERI-TIM-01 to 03, ERI-MOV-05 as one slot: ten rounds of a minute to the turn; a meeting without a round takes one all the same (OSE-EVT-14). */
export const erisTurn = (silent: TurnRule): TurnRule => ({
  ...silent,
  reckoning: { rule: 'ERI-TIM-01', text: 'ten minutes: ten rounds of a minute' },
  turnsOfEncounter: (rounds) => Math.max(1, turnsCharged(rounds)),
  charging: 'ERI-TIM-02',
  inFight: { rounds: ERIS_ROUNDS_PER_TURN, rule: 'ERI-TIM-03' },
  standClear: { rule: 'ERI-MOV-05', feet: APART },
});
