import { upkeepOf, upkeepPeriods } from './eris.ts';
import type { UpkeepRule } from './rule.ts';

/** ERI-UPK-01, 02 as one slot. */
export const erisUpkeep = ({
  weekly,
  percent,
}: {
  readonly weekly: boolean;
  readonly percent: number;
}): UpkeepRule => ({
  id: 'ERI-UPK-01',
  weekly,
  of: (experience, stronghold) => upkeepOf(experience, stronghold, percent),
  periods: upkeepPeriods,
});
