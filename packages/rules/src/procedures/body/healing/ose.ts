import { roll } from '../../../core/index.ts';
import type { HealingRule, RestDay } from './rule.ts';

type Daily = NonNullable<HealingRule['daily']>;

const diceText = ({ count, sides, plus }: Daily): string =>
  [count > 0 ? `${count}d${sides}` : '', plus > 0 || count === 0 ? `${plus}` : ''].filter(Boolean).join(' + ');

/** Healing day by day: nothing for the whole, nor below the least. */
export const byTheDay = (rule: Pick<HealingRule, 'id' | 'least'> & { readonly daily: Daily }): HealingRule => ({
  ...rule,
  cites: { safety: rule.id },
  restBrings: `${diceText(rule.daily)} hit points for each full day of complete rest`,
  rested: ({ now, max }: RestDay, dice) =>
    now >= max || now < rule.least ? null : roll(dice, rule.daily.count, rule.daily.sides, rule.daily.plus),
  isSafe: () => true,
});

/** OSE-HEA-01. The dead do not heal (R48). */
export const oseHealing: HealingRule = byTheDay({
  id: 'OSE-HEA-01',
  daily: { count: 1, sides: 3, plus: 0 },
  least: 1,
});
