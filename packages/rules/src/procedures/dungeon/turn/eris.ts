import { ERIS_ROUNDS_PER_TURN, turnsCharged } from '../../../books/eris/content/clock.ts';
import { TURN_MINUTES } from '../../../state/read.ts';
import type { TurnRule } from './rule.ts';

/** Feet from the enemy beyond which a group has got out of the fight (ERI-MOV-05). */
export const APART = 20;

/** ERI-TIM-01: how long a round is, in words. */
const lengthOf = (roundsPerTurn: number): string =>
  roundsPerTurn === ERIS_ROUNDS_PER_TURN
    ? 'ten rounds of a minute'
    : `${roundsPerTurn} rounds of ${(TURN_MINUTES * SECONDS_PER_MINUTE) / roundsPerTurn} seconds`;

const SECONDS_PER_MINUTE = 60;

/** ERI-TIM-01 to 03, ERI-MOV-05 as one slot: ten rounds of a minute to the turn; a meeting broken off before its first round takes none. On the steps of a turn the book is silent (ERI-RUL-03). */
export const erisTurn = (silent: TurnRule, { roundsPerTurn }: { readonly roundsPerTurn: number }): TurnRule => ({
  reckoning: { rule: 'ERI-TIM-01', text: `ten minutes: ${lengthOf(roundsPerTurn)}` },
  turnsOfEncounter: (rounds) => turnsCharged(rounds, roundsPerTurn),
  charging: 'ERI-TIM-02',
  inFight: { rounds: roundsPerTurn, rule: 'ERI-TIM-03' },
  standClear: { rule: 'ERI-MOV-05', feet: APART },
  cites: silent.cites,
  steps: silent.steps,
  acts: silent.acts,
});
