import { type Input, offer } from '../../offer.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import { isConvertible } from './conversion.ts';

const asks: readonly Input[] = [
  {
    kind: 'choice',
    name: 'source',
    label: 'The older booklets',
    options: [
      { value: 'booklets', label: 'know it' },
      { value: 'likened', label: 'know one like it' },
      { value: 'giant-animal', label: 'speak of giant animals' },
    ],
    preset: 'booklets',
  },
  { kind: 'number', name: 'dice', label: 'Dice of damage of a large giant animal', min: 2, max: 4, preset: 2 },
  { kind: 'flag', name: 'magical', label: 'Its hide is like enchanted armour', preset: false },
  { kind: 'flag', name: 'usesShield', label: 'It uses a shield', preset: false },
  { kind: 'flag', name: 'several', label: 'Large enough to hit several', preset: false },
];

export const conversionOffers: Offers = (state, seat) => {
  if (seat.role !== 'referee' || !rulesFor(state.ruleset).conversion.played) return [];
  return Object.values(state.creatures)
    .filter(isConvertible)
    .map(({ id, name }) =>
      offer('ConvertMonster', `Make ${name} over from another book`, {
        place: 'desk',
        about: id,
        rule: 'ERI-CNV-01',
        fixed: { creature: id },
        inputs: asks,
      }),
    );
};
