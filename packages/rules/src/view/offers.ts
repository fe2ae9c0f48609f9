import type { Offer, Seat } from '../core/index.ts';
import { known } from '../known/known.ts';
import { offersByFolder } from '../procedures/offers.ts';
import type { GameState } from '../state/state.ts';

/** What this seat may do now, by what it knows, each with its inputs. The interface is built from it. */
export const offers = (state: GameState, seat: Seat): readonly Offer[] =>
  offersByFolder(known(state, seat), seat).flat();
