import { offers } from '../../offers.ts';
import type { Section } from './section.ts';

/** What the seat may do. Offers may rest on anything, so they are looked at anew with every change. */
export const offered: Section = {
  reads: (state, { role }) => (role === 'spectator' ? [] : [state]),
  entries: (state, seat) =>
    offers(state, seat).map((offer, order) => [`offer:${offer.key}`, { type: 'offer', order, offer }]),
};
