import type { Offer } from '../../offer.ts';
import { offers } from '../../offers.ts';
import type { Seat } from '../../seat.ts';
import type { Entries, OwnSection } from './section.ts';

/** What the seat may do. Offers may rest on anything, so they are looked at anew with every change. */
export const offered: OwnSection = {
  shared: false,
  reads: (state, { role }) => (role === 'spectator' ? [] : [state]),
  entries: (state, seat) => entriesOf(seat, offers(state, seat)),
};

interface Kept {
  readonly offers: readonly Offer[];
  readonly entries: Entries;
}

/** What a seat was offered last. */
const kept = new WeakMap<Seat, Kept>();

/** The entry of an offer that is the same object as before, and stands in the same place, is the same too. */
function entriesOf(seat: Seat, now: readonly Offer[]): Entries {
  const before = kept.get(seat);
  const entries = now.map((offer, order): Entries[number] => {
    const there = before?.entries[order];
    return there && before.offers[order] === offer ? there : [`offer:${offer.key}`, { type: 'offer', order, offer }];
  });
  kept.set(seat, { offers: now, entries });
  return entries;
}
