import type { SneakingRule } from './rule.ts';

/** The adventures chapter leaves going quietly to surprise, and to thieves. */
export const oseSneaking: SneakingRule = {
  played: false,
  chance: () => 0,
  isBright: () => true,
  attempt: () => ({ chance: 0, undetected: false }),
  slower: (rate) => rate,
};
