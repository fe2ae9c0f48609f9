import { erisRounded } from '../../../procedures/table/precedence/eris.ts';

/** ERI-TIM-01: rounds in a turn, unless the referee says otherwise. */
export const ERIS_ROUNDS_PER_TURN = 10;

/** ERI-TIM-02: turns that a fight takes; a round begun is a turn begun. */
export const turnsCharged = (rounds: number, roundsPerTurn: number): number =>
  erisRounded(rounds / roundsPerTurn, 'time');
