import { monsterOf, WHOLE_BESTIARY } from '../../../books/ose/content/bestiary.ts';
import type { MonstersRule } from './rule.ts';

/** OSE-APX-13: a d8 for each hit die, a d4 for half of one. */
export const oseMonsters: MonstersRule = {
  cites: { bestiary: 'OSE-APX-13', hitPoints: 'OSE-APX-13' },
  bestiary: WHOLE_BESTIARY,
  monster: monsterOf,
  hitPoints: ({ dice, plus }) =>
    dice < 1 ? { count: 1, sides: 4, plus, times: 1 } : { count: dice, sides: 8, plus, times: 1 },
};
