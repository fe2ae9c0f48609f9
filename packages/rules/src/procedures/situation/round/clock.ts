import { rulesOf } from '../../../play/index.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

/** What a round of a fight is on the campaign's clock, whose turn has sixty. */
export const clockRound = (state: GameState): number => ROUNDS_PER_TURN / rulesOf(state).turn.inFight.rounds;

/**
 * The campaign's clock with the rounds of the fight that runs, which are charged when it is over: by it ends what lasts
 * for a time.
 */
export const clockNow = (state: GameState): number =>
  state.rounds + Math.max(0, (state.encounter?.round ?? 0) - 1) * clockRound(state);

/**
 * Whether magic that lasts to a round of the clock has run out: in a fight with that round, and outside one with whole
 * turns, of which the turn of the fight it began in is the first.
 */
export const hasRunOut = (state: GameState, until: number | null): boolean =>
  until !== null && (state.encounter ? until : wholeTurns(until)) <= clockNow(state);

/** Rounds of the clock, without those of a turn that has begun. */
export const wholeTurns = (rounds: number): number => rounds - (rounds % ROUNDS_PER_TURN);
