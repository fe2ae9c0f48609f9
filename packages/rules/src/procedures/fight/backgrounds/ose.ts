import type { BackgroundsRule } from './rule.ts';

/** The adventures chapter knows no backgrounds. */
export const oseBackgrounds: BackgroundsRule = {
  cites: {
    background: 'OSE-APX-02',
    touch: 'OSE-APX-02',
    rage: 'OSE-APX-02',
    skills: 'OSE-APX-02',
    learned: 'OSE-APX-02',
  },
  joining: {
    known: [],
    barred: () => [],
    training: null,
    skills: () => [],
    begins: () => 0,
  },
  isUnsickened: () => false,
  touch: () => null,
  rage: {
    bars: () => undefined,
    does: () => ({ bonus: 0, allowed: true }),
  },
  stroke: () => null,
};
