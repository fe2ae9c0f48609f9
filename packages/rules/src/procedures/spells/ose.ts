import type { SpellsRule } from './rule.ts';
import { OBSTACLES } from './rule.ts';

/** OSE-CMB-14, OSE-CMB-36. */
export const oseSpells: SpellsRule = {
  obstacles: ({ declared, gagged, bound, silenced, moved, otherAction, targetVisible, unstable }) => {
    const there = [!declared, gagged, bound, silenced, moved, otherAction, !targetVisible, unstable];
    return OBSTACLES.filter((_, i) => there[i]);
  },
};
