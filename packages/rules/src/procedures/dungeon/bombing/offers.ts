import { offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';

export const bombingOffers: Offers = (state, seat) => {
  const below = Object.values(state.creatures).filter((creature) => !isDead(creature) && creature.at !== null);
  if (!mayReferee(seat) || below.length === 0 || !state.encounter) return [];
  const { highest, damage } = rulesOf(state).bombing;
  return [
    offer('DropBomb', 'Something is dropped from the air', {
      place: 'palette',
      rule: rulesOf(state).bombing.cites.dropping,
      fixed: { damage: `${damage.count}d${damage.sides}` },
      inputs: { targets: { of: below, least: 1 }, altitude: { least: 0, most: highest, preset: highest } },
    }),
  ];
};
