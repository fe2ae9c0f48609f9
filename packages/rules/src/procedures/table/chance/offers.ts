import { offer, type RuleId } from '../../../core/index.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { mayReferee } from '../permission/permission.ts';

export const chanceOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const { chance: rule } = rulesOf(state).abilityCheck.cites;
    return [offered('x-in-6', 6, 1, rule), offered('percent', 100, 50, rule)];
  },
  () => [],
);

const rest = { secret: true, purpose: '' };

const offered = (kind: 'x-in-6' | 'percent', max: number, preset: number, rule: RuleId) =>
  offer('RollChance', kind === 'percent' ? 'Roll a percentage' : 'Roll a chance in six', {
    place: 'palette',
    rule,
    key: `RollChance:${kind}`,
    fixed: { kind },
    inputs: { chance: { most: max, preset, label: kind === 'percent' ? 'Percent' : 'In six' }, ...rest },
  });
