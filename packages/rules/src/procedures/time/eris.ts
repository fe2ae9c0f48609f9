/** ERI-TIM-01: rounds of a minute in a turn of ten. */
export const ERIS_ROUNDS_PER_TURN = 10;

/** ERI-TIM-02: turns that a fight takes; a round begun is a turn begun. */
export const turnsCharged = (rounds: number): number => Math.ceil(rounds / ERIS_ROUNDS_PER_TURN);

/** ERI-TIM-03: rounds that an effect of some turns still lasts. */
export const roundsLeft = (durationTurns: number, roundsElapsed: number): number =>
  Math.max(0, durationTurns * ERIS_ROUNDS_PER_TURN - roundsElapsed);

/** Feet from every enemy beyond which turns are counted again (ERI-MOV-05). */
const APART = 20;

/** ERI-MOV-05: rounds while anybody fights or an enemy is near. @param nearest feet; null when no enemy is left */
export const clockFor = (anyInCombat: boolean, nearest: number | null): 'rounds' | 'turns' =>
  anyInCombat || (nearest !== null && nearest <= APART) ? 'rounds' : 'turns';
