import { TURN_MINUTES } from '../../state/read.ts';
import { erisRounded } from '../precedence/eris.ts';

/** ERI-TIM-01: rounds in a turn, unless the referee says otherwise. */
export const ERIS_ROUNDS_PER_TURN = 10;

/** ERI-TIM-01: what turns come to. */
export const spanOf = (
  turns: number,
  roundsPerTurn: number,
): { readonly rounds: number; readonly minutes: number } => ({
  rounds: turns * roundsPerTurn,
  minutes: turns * TURN_MINUTES,
});

/** ERI-TIM-02: turns that a fight takes; a round begun is a turn begun. */
export const turnsCharged = (rounds: number, roundsPerTurn: number): number =>
  erisRounded(rounds / roundsPerTurn, 'time');

/** ERI-TIM-03: rounds that an effect of some turns still lasts. */
export const roundsLeft = (durationTurns: number, roundsElapsed: number, roundsPerTurn: number): number =>
  Math.max(0, spanOf(durationTurns, roundsPerTurn).rounds - roundsElapsed);

/** Feet from every enemy beyond which turns are counted again (ERI-MOV-05). */
const APART = 20;

/** ERI-MOV-05: rounds while anybody fights or an enemy is near. @param nearest feet; null when no enemy is left */
export const clockFor = (anyInCombat: boolean, nearest: number | null): 'rounds' | 'turns' =>
  anyInCombat || (nearest !== null && nearest <= APART) ? 'rounds' : 'turns';
