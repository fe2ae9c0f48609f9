import type { StockingRule } from './rule.ts';

/** The stocking odds of the classic game. The catalogue has no rule for them. */
export const oseStocking: StockingRule = {
  cites: { contents: 'TABLE' },
  contents: ['monster', 'monster', 'trap', 'special', 'empty', 'empty'],
  treasureIn: { monster: 3, trap: 2, special: 0, empty: 1 },
};
