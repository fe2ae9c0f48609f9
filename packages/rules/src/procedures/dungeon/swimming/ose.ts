import type { SwimmingRule } from './rule.ts';

/** OSE-HAZ-10, OSE-HAZ-11. */
export const oseSwimming: SwimmingRule = {
  cites: { rate: 'OSE-HAZ-10', drowning: 'OSE-HAZ-11' },
  rate: (base) => Math.floor(base / 2),
  presets: { heavy: 99, light: 10 },
};
