import type { PickpocketingRule } from './rule.ts';

/** The adventures chapter leaves pockets to thieves and to the referee. */
export const osePickpocketing: PickpocketingRule = {
  cites: { theft: 'OSE-CHK-01', felt: 'OSE-CHK-01', missed: 'OSE-CHK-01' },
  played: false,
  skill: 'pickpocketer',
  attempt: () => ({ stolen: false, chance: 0, parts: [], noticed: 'never' }),
};
