import { offer } from '../../../core/index.ts';
import { type Offers, rememberedEach, rulesFor } from '../../../play/index.ts';
import { partyOf } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { mayComeBack } from './may.ts';

export const dyingOffers: Offers = rememberedEach(
  (state, seat) => (mayReferee(seat) ? partyOf(state) : []),
  ({ ruleset }, creature) => {
    const { dying } = rulesFor(ruleset);
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
