import type { Offers } from '../../../play/index.ts';
import { aloftOffers } from './aloft-offers.ts';
import { crossingOffers } from './crossing-offers.ts';
import { lastingOffers } from './lasting-offers.ts';

export const magicInForceOffers: Offers = (state, seat) => [
  ...lastingOffers(state, seat),
  ...aloftOffers(state, seat),
  ...crossingOffers(state, seat),
];
