import { offer } from '../../../core/index.ts';
import { type Offers, rememberedEach } from '../../../play/index.ts';
import { isCaptive } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';

export const captivesOffers: Offers = rememberedEach(
  ({ creatures }, seat) => (mayReferee(seat) ? Object.values(creatures).filter(isCaptive) : []),
  (_state, { id, name }) => [
    offer('ReleaseCaptive', `${name} is let go`, { place: 'creature', about: id, fixed: { creature: id } }),
  ],
  () => [],
);
