import { offer } from '../../../core/index.ts';
import { choice, flag, number } from '../../../core/inputs.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { mayReferee } from '../permission/permission.ts';
import { isConvertible } from './may.ts';

const asks = [
  choice(
    'source',
    'The older booklets',
    [
      { value: 'booklets', label: 'know it' },
      { value: 'likened', label: 'know one like it' },
      { value: 'giant-animal', label: 'speak of giant animals' },
    ],
    'booklets',
  ),
  number('dice', 'Dice of damage of a large giant animal', [2, 4], 2),
  flag('magical', 'Its hide is like enchanted armour'),
  flag('usesShield', 'It uses a shield'),
  flag('several', 'Large enough to hit several'),
];

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
