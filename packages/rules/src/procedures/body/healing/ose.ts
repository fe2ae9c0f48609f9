import { roll } from '../../../core/index.ts';
import type { HealingRule } from './rule.ts';

/** OSE-HEA-01. The dead do not heal (R48). */
export const oseHealing: HealingRule = {
  cites: { safety: 'OSE-HEA-01' },
  restBrings: '1d3 hit points for each full day of complete rest',
  id: 'OSE-HEA-01',
  daily: true,
  least: 1,
  rested: ({ now, max }, dice) => (now >= max || now < 1 ? null : roll(dice, 1, 3)),
  isSafe: () => true,
};
