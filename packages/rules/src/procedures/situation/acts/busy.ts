import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { isBusy } from '../../../state/attempts.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

/** Who gave the running turn to one thing has no time for another that takes a whole one. */
export const againstBusy = (state: GameState, creature: Creature): Refusal | null =>
  isBusy(state, creature.id)
    ? byRule(
        rulesOf(state).search.cites.searching,
        'out-of-turn',
        `${called(creature)} is busy in this turn: to search, to work at a trap or to rouse somebody takes all of it.`,
      )
    : null;
