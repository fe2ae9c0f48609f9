import type { RestRule } from './rule.ts';

/** OSE-DUN-11: the sixth active turn in a row completes an hour without rest (R01). */
export const oseRest: RestRule = {
  cites: { hourly: 'OSE-DUN-11' },
  activeTurns: 6,
  penalty: { attack: -1, damage: -1 },
};
