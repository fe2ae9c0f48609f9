import type { CreatureId } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from './known.ts';

/** Something that befalls a creature by the referee's word. */
export interface Befalls {
  /** The creature was out of sight: the referee alone is told. */
  readonly unseen?: true;
}

/** Marks what the referee's word does to a creature that the table does not see. */
export const unseen = (state: GameState, creature: CreatureId): Befalls =>
  isWatched(state, state.creatures[creature]) ? {} : { unseen: true };
