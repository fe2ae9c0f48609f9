import type { Offer } from './offer.ts';
import { offerings } from './procedures/offerings.ts';
import type { Seat } from './seat.ts';
import type { GameState } from './state/state.ts';

/** What this seat may do now, each with its inputs. The interface is built from it. */
export function offers(state: GameState, seat: Seat): readonly Offer[] {
  if (seat.role === 'spectator') return [];
  return offerings.flatMap((offering) => offering(state, seat));
}
