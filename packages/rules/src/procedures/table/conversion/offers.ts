import { offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { mayReferee } from '../permission/permission.ts';
import { isConvertible } from './conversion.ts';

const asks = {
  source: {
    of: [
      { value: 'booklets', label: 'know it' },
      { value: 'likened', label: 'know one like it' },
      { value: 'giant-animal', label: 'speak of giant animals' },
    ],
    preset: 'booklets',
  },
  dice: { least: 2, preset: 2 },
  magical: false,
  usesShield: false,
  several: false,
} as const;

export const conversionOffers: Offers = (state, seat) => {
  if (!mayReferee(seat) || !rulesOf(state).conversion.played) return [];
  return Object.values(state.creatures)
    .filter(isConvertible)
    .map(({ id, name }) =>
      offer('ConvertMonster', `Make ${name} over from another book`, {
        place: 'desk',
        about: id,
        rule: rulesOf(state).conversion.cites.converted,
        fixed: { creature: id },
        inputs: asks,
      }),
    );
};
