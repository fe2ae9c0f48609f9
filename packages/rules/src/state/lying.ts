import type { ItemId } from '../core/index.ts';
import type { Place } from './creature.ts';
import type { Item } from './item.ts';

/** A thing that somebody threw or let go of. */
export interface LyingThing {
  readonly item: Item;
  /** Where it lies; null where the party is, off the board. */
  readonly at: Place | null;
}

interface Lying {
  readonly lying?: readonly LyingThing[];
}

/** What lies about, wherever it is. */
export const lyingThings = ({ lying }: Lying): readonly LyingThing[] => lying ?? [];

/** The state with a thing that lies about. */
export const withLying = <State extends Lying>(state: State, thing: LyingThing): State => ({
  ...state,
  lying: [...lyingThings(state), thing],
});

/** The state without it. */
export const withoutLying = <State extends Lying>(state: State, thing: ItemId): State => ({
  ...state,
  lying: lyingThings(state).filter(({ item }) => item.id !== thing),
});
