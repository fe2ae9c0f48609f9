import { offer } from '../../../core/index.ts';
import { type Offers, rememberedEach } from '../../../play/index.ts';
import { isCaptive } from '../../../state/read.ts';

export const captivesOffers: Offers = rememberedEach(
  ({ creatures }, seat) => (seat.role === 'referee' ? Object.values(creatures).filter(isCaptive) : []),
  (_state, { id, name }) => [
    offer('ReleaseCaptive', `${name} is let go`, { place: 'creature', about: id, fixed: { creature: id } }),
  ],
  () => [],
);
