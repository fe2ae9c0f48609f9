import { offer } from '../../../core/index.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { partyOf } from '../../../state/read.ts';
import { stillReading } from '../belongings/may.ts';
import { mayTrim } from './encumbrance.ts';

export const encumbranceOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature)),
  (state, creature, seat) =>
    mayTrim(state, { creature: creature.id }, seat).length > 0
      ? []
      : [
          offer('TrimItems', `${creature.name} drops what is over the limit`, {
            place: 'creature',
            about: creature.id,
            rule: rulesOf(state).encumbrance.cites.struck,
            fixed: { creature: creature.id },
          }),
        ],
  (state, creature) => [stillReading(state, creature) !== null],
);
