import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from './known.ts';

/** Whoever threatens, as all may be told: whom nobody sees is not named by what comes of it. */
export const namedToAll = (state: GameState, creature: Creature): string =>
  isWatched(state, creature) ? called(creature) : 'something unseen';
