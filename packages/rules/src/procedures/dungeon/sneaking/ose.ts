import type { SneakingRule } from './rule.ts';

/** The adventures chapter leaves going quietly to surprise, and to thieves. */
export const oseSneaking: SneakingRule = {
  cites: {
    sneaking: 'OSE-EVT-03',
    slow: 'OSE-EVT-03',
    together: 'OSE-EVT-03',
    bright: 'OSE-EVT-03',
  },
  played: false,
  parts: () => [],
  isBright: () => true,
  attempt: () => ({ chance: 0, undetected: false }),
  slower: (rate) => rate,
  surprised: null,
};
