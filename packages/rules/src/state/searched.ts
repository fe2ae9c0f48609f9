import type { CreatureId } from '../core/index.ts';

/** Somebody of the party has gone through what one of the dead carried. */
export interface BodySearch {
  readonly body: CreatureId;
  readonly by: CreatureId;
  /** The referee has still to say what else is found. */
  readonly awaited: boolean;
}

interface Searched {
  readonly bodies?: readonly BodySearch[];
}

export const bodySearches = ({ bodies }: Searched): readonly BodySearch[] => bodies ?? [];

/** Those of which the referee has still to say what is found. */
export const awaitedBodies = (state: Searched): readonly BodySearch[] =>
  bodySearches(state).filter(({ awaited }) => awaited);

export const isSearched = (state: Searched, body: CreatureId): boolean =>
  bodySearches(state).some((search) => search.body === body);
