import { upkeepOf, upkeepPeriods } from './eris.ts';
import type { UpkeepRule } from './rule.ts';

/** ERI-UPK-01, 02 as one slot. */
export const erisUpkeep = ({ weekly }: { readonly weekly: boolean }): UpkeepRule => ({
  id: 'ERI-UPK-01',
  weekly,
  of: upkeepOf,
  periods: upkeepPeriods,
});
