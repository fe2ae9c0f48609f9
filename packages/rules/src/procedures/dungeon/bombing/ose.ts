import type { BombingRule } from './rule.ts';

/** OSE-CMB-30: the damage is that of a flyer that can carry a human. */
export const oseBombing: BombingRule = {
  cites: { dropping: 'OSE-CMB-30' },
  highest: 300,
  hitsFrom: 16,
  damage: { count: 2, sides: 6 },
};
