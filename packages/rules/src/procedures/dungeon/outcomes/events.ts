import type { OutcomeId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import {
  hasTreasure,
  type Outcome,
  type OutcomePart,
  outcomesOf,
  withOutcomes,
} from '../../table/random-tables/kept.ts';
import { NO_TREASURE } from '../../table/treasure-tables/tables.ts';

/** A part of what came up on a table is in play: other events say where. */
export interface OutcomeUsed {
  readonly type: 'OutcomeUsed';
  readonly outcome: OutcomeId;
  readonly part: OutcomePart;
}

export type OutcomeEvent = OutcomeUsed;

export const outcomeEvolvers: Evolvers<OutcomeEvent> = {
  OutcomeUsed: (state, { outcome, part }) =>
    withOutcomes(
      state,
      outcomesOf(state)
        .map((one) => (one.id === outcome ? without(one, part) : one))
        .filter((one) => hasTreasure(one) || one.monsters.length > 0),
    ),
};

const without = (outcome: Outcome, part: OutcomePart): Outcome =>
  part === 'monsters' ? { ...outcome, monsters: [] } : { ...outcome, ...NO_TREASURE, items: [] };

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly outcomes: OutcomeEvent;
  }
}
