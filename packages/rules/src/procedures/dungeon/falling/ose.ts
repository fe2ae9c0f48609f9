import type { FallingRule } from './rule.ts';

/** OSE-HAZ-06: a d6 for every whole ten feet (R15). */
export const oseFalling: FallingRule = {
  cites: { fall: 'OSE-HAZ-06' },
  dice: (feet) => ({ count: Math.max(0, Math.floor(feet / 10)), sides: 6, plus: 0, times: 1 }),
};
