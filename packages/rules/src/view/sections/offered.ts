import type { Offer } from '../../offer.ts';
import { offers } from '../../offers.ts';
import type { OfferRecord } from '../records.ts';
import type { Section } from './section.ts';

/** What the seat may do. Offers may rest on anything, so they are looked at anew with every change. */
export const offered: Section = {
  reads: (state, { role }) => (role === 'spectator' ? [] : [state]),
  entries: (state, seat) => offers(state, seat).map((offer, order) => [`offer:${offer.key}`, recordOf(offer, order)]),
};

const records = new WeakMap<Offer, OfferRecord>();

/** The record of an offer that is the same object as before, and stands in the same place, is the same too. */
function recordOf(offer: Offer, order: number): OfferRecord {
  const before = records.get(offer);
  if (before?.order === order) return before;
  const record: OfferRecord = { type: 'offer', order, offer };
  records.set(offer, record);
  return record;
}
