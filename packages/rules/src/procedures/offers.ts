import type { Offer, Seat } from '../core/index.ts';
import type { GameState } from '../state/state.ts';
import { procedures } from './index.ts';

const offerings = procedures.flatMap(({ offer = [] }) => offer);

/** What this seat may do now, each with its inputs. The interface is built from it. */
export const offers = (state: GameState, seat: Seat): readonly Offer[] => offersByFolder(state, seat).flat();

/** As `offers`, folder by folder: those of a folder where nothing has changed may be the same list as before. */
export function offersByFolder(state: GameState, seat: Seat): readonly (readonly Offer[])[] {
  if (seat.role === 'spectator') return [];
  return offerings.map((offering) => offering(state, seat));
}
