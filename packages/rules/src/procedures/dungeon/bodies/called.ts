import type { CreatureId } from '../../../core/index.ts';
import { withThe } from '../../../core/words.ts';
import { nameOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';

/** One of the dead inside a sentence: `the tall goblin`, or a name of their own. */
export const bodyCalled = (state: GameState, body: CreatureId): string =>
  state.creatures[body]?.kind === 'monster' ? withThe(nameOf(state, body)) : nameOf(state, body);
