import type { Input } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { remembered } from '../../offer-memory.ts';
import type { Offers } from '../../procedure.ts';
import { LONGEST_PURPOSE } from './roll-chance.ts';

export const chanceOffers: Offers = remembered(
  (_state, seat) => (seat.role === 'referee' ? [offered('x-in-6', 6, 1), offered('percent', 100, 50)] : []),
  () => [],
);

const rest: readonly Input[] = [
  { kind: 'flag', name: 'secret', label: 'In secret', preset: true },
  { kind: 'text', name: 'purpose', label: 'For', maxLength: LONGEST_PURPOSE, preset: '' },
];

const offered = (kind: 'x-in-6' | 'percent', max: number, preset: number) =>
  offer('RollChance', kind === 'percent' ? 'Roll a percentage' : 'Roll a chance in six', {
    place: 'palette',
    rule: 'OSE-CHK-04',
    key: `RollChance:${kind}`,
    fixed: { kind },
    inputs: [
      { kind: 'number', name: 'chance', label: kind === 'percent' ? 'Percent' : 'In six', min: 0, max, preset },
      ...rest,
    ],
  });
