import { type Input, offer } from '../../../core/index.ts';
import { flag, number, text } from '../../../core/inputs.ts';
import { type Offers, remembered } from '../../../play/index.ts';
import { LONGEST_PURPOSE } from './roll-chance.ts';

export const chanceOffers: Offers = remembered(
  (_state, seat) => (seat.role === 'referee' ? [offered('x-in-6', 6, 1), offered('percent', 100, 50)] : []),
  () => [],
);

const rest: readonly Input[] = [flag('secret', 'In secret', true), text('purpose', 'For', LONGEST_PURPOSE)];

const offered = (kind: 'x-in-6' | 'percent', max: number, preset: number) =>
  offer('RollChance', kind === 'percent' ? 'Roll a percentage' : 'Roll a chance in six', {
    place: 'palette',
    rule: 'OSE-CHK-04',
    key: `RollChance:${kind}`,
    fixed: { kind },
    inputs: [number('chance', kind === 'percent' ? 'Percent' : 'In six', [0, max], preset), ...rest],
  });
