import type { CreatureId } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';

/** Somebody of the party has gone through what one of the dead carried. */
export interface BodySearch {
  readonly body: CreatureId;
  readonly by: CreatureId;
  /** The referee has still to say what else is found. */
  readonly awaited: boolean;
  /** Nobody but the referee was told of it. */
  readonly secret?: true;
}

type Searched = Pick<GameState, 'bodySearches'>;

declare module '../../../state/state.ts' {
  interface GameState {
    /** The dead whom the party has gone through; absent for none. */
    readonly bodySearches?: readonly BodySearch[];
  }
}

export const bodySearches = ({ bodySearches: made }: Searched): readonly BodySearch[] => made ?? [];

/** Those of which the referee has still to say what is found. */
export const awaitedBodies = (state: Searched): readonly BodySearch[] =>
  bodySearches(state).filter(({ awaited }) => awaited);

export const isSearched = (state: Searched, body: CreatureId): boolean =>
  bodySearches(state).some((search) => search.body === body);
