import type { Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withEncounter } from '../../../state/sides.ts';

/** It is settled how far apart they are. No roll: the referee ruled; `was` is what stood before. */
export interface DistanceSettled {
  readonly type: 'DistanceSettled';
  /** In feet in a dungeon, in yards elsewhere. */
  readonly distance: number;
  readonly roll: Roll | null;
  readonly was: number | null;
  /** Both surprise dice gave it. */
  readonly bySurprise?: true;
  /** The board tells it. */
  readonly onBoard?: true;
}

export type DistanceEvent = DistanceSettled;

export const distanceEvolvers: Evolvers<DistanceEvent> = {
  DistanceSettled: (state, { distance }) =>
    withEncounter(state, ({ line: _before, ...encounter }) => ({ ...encounter, distance })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly distance: DistanceEvent;
  }
}
