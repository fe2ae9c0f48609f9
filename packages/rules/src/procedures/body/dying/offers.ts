import { offer } from '../../../core/index.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { partyOf } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { mayComeBack } from './may.ts';

export const dyingOffers: Offers = rememberedEach(
  (state, seat) => (mayReferee(seat) ? partyOf(state) : []),
  (state, creature) => {
    const { dying } = rulesOf(state);
    return mayComeBack(dying, creature)
      ? [
          offer('CallBack', `${creature.name} is called back from death`, {
            place: 'creature',
            about: creature.id,
            rule: dying.raising?.rule ?? null,
            fixed: { creature: creature.id },
          }),
        ]
      : [];
  },
  () => [],
);
