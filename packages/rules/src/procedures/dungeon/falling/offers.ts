import { offer } from '../../../core/index.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';

export const fallingOffers: Offers = remembered((state, seat) => {
  const living = Object.values(state.creatures).filter((creature) => !isDead(creature));
  if (!mayReferee(seat) || living.length === 0) return [];
  return [
    offer('Fall', 'Make somebody fall', {
      place: 'palette',
      rule: rulesOf(state).falling.cites.fall,
      inputs: { creature: living, feet: 10 },
    }),
  ];
}, rosterOf);
