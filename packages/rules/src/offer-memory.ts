import type { Offer } from './offer.ts';
import type { Offers } from './procedure.ts';
import type { Seat } from './seat.ts';
import type { GameState } from './state/state.ts';

interface Kept {
  readonly reads: readonly unknown[];
  readonly offers: readonly Offer[];
}

/**
 * Offers that stay the same objects for as long as all that they read does: most commands change little of it.
 * @param reads everything in the state that the offers rest on, as values that are compared by identity
 */
export function remembered(offers: Offers, reads: (state: GameState, seat: Seat) => readonly unknown[]): Offers {
  const kept = new WeakMap<Seat, Kept>();
  return (state, seat) => {
    const now = reads(state, seat);
    const before = kept.get(seat);
    if (before && before.reads.length === now.length && before.reads.every((one, at) => Object.is(one, now[at])))
      return before.offers;
    const made = offers(state, seat);
    kept.set(seat, { reads: now, offers: made });
    return made;
  };
}

/** Who there is, and what of them most offers rest on: not where they stand, which changes most often. */
export const whoThereIs = ({ creatures, party, people }: GameState): readonly unknown[] => [
  people,
  party.members,
  ...Object.values(creatures).flatMap(({ id, kind, name, owner, hidden, conditions }) => [
    id,
    kind,
    name,
    owner,
    hidden,
    conditions,
  ]),
];
