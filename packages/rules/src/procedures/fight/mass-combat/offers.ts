import { offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { livingParty } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';

/** At the desk, and for those of the party: what befalls troops, the referee counts elsewhere. */
export const massCombatOffers: Offers = (state, seat) => {
  if (!mayReferee(seat) || !rulesOf(state).massCombat.played) return [];
  const living = livingParty(state);
  if (living.length === 0) return [];
  const who = { of: living, least: 1 };
  return [
    offer('SettleBattle', 'Settle casualties of a battle', {
      place: 'desk',
      rule: rulesOf(state).massCombat.cites.battle,
      inputs: {
        creatures: who,
        event: {
          of: [
            { value: 'destroyed', label: 'destroyed' },
            { value: 'routed', label: 'routed' },
          ],
          preset: 'destroyed',
        },
      },
    }),
    offer('LooseVolleys', 'Fire volleys', {
      place: 'desk',
      rule: rulesOf(state).massCombat.cites.volley,
      inputs: { creatures: who, volleys: 1 },
    }),
  ];
};
