import { rulesFor } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';

/** Where the book asks for the reaction after what is declared, it comes before initiative. */
export function awaitsReaction({ encounter, ruleset }: GameState): boolean {
  if (encounter?.combat?.stage !== 'declarations' || encounter.round > 1 || encounter.reaction !== null) return false;
  return rulesFor(ruleset).encounter.reactionAfter === 'initiative';
}
