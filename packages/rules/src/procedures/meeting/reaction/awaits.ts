import { rulesOf } from '../../../play/index.ts';
import type { Encounter } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';

/** Where the book asks for the reaction after what is declared, it comes before initiative. */
export function awaitsReaction(state: GameState): boolean {
  const { encounter } = state;
  if (encounter?.combat?.stage !== 'declarations' || encounter.round > 1 || encounter.reaction !== null) return false;
  return rulesOf(state).encounter.reactionAfter === 'initiative';
}

/** The party has spoken, and how that is taken has not been settled yet. */
export const awaitsAnswer = ({ mode, answered }: Encounter): boolean => mode === 'parley' && !answered;
