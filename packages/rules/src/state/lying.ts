import type { ItemId } from '../ids.ts';
import type { Item, Place } from './creature.ts';
import type { GameState } from './state.ts';

/** A thing that somebody threw or let go of. */
export interface LyingThing {
  readonly item: Item;
  /** Where it lies; null where the party is, off the board. */
  readonly at: Place | null;
}

/** What lies about, wherever it is. */
export const lyingThings = ({ lying }: Pick<GameState, 'lying'>): readonly LyingThing[] => lying ?? [];

/** The state with a thing that lies about. */
export const withLying = (state: GameState, thing: LyingThing): GameState => ({
  ...state,
  lying: [...lyingThings(state), thing],
});

/** The state without it. */
export const withoutLying = (state: GameState, thing: ItemId): GameState => ({
  ...state,
  lying: lyingThings(state).filter(({ item }) => item.id !== thing),
});
