import type { BackgroundsRule } from './rule.ts';

/** The adventures chapter knows no backgrounds. */
export const oseBackgrounds: BackgroundsRule = {
  known: [],
  barred: () => [],
  training: null,
  skills: () => [],
  begins: () => 0,
  touch: () => null,
  rage: () => undefined,
  stroke: () => null,
  raging: () => ({ bonus: 0, allowed: true }),
};
