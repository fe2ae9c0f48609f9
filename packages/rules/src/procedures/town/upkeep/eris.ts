import { counted } from '../../../core/words.ts';
import type { UpkeepRule } from './rule.ts';

/** ERI-UPK-01: gold a period, one in a hundred of the experience or what the campaign takes; nothing in a stronghold in the wilds. */
export const upkeepOf = (experience: number, stronghold: string, percent = 1): number =>
  stronghold === 'wilderness' ? 0 : Math.ceil((experience * percent) / 100);

/** ERI-UPK-02: periods that are due in a settlement. */
export function upkeepPeriods(mode: 'session' | 'weekly', inSettlement: boolean, weeks: number): number {
  if (!inSettlement) return 0;
  return mode === 'session' ? 1 : Math.ceil(weeks);
}

/** ERI-UPK-01, 02 as one slot. */
export const erisUpkeep = ({
  weekly,
  percent,
}: {
  readonly weekly: boolean;
  readonly percent: number;
}): UpkeepRule => ({
  id: 'ERI-UPK-01',
  byWeek: 'ERI-UPK-02',
  weekly,
  says: (experience) => `${percent}% of ${counted(experience, 'experience point')}, rounded up`,
  of: (experience, stronghold) => upkeepOf(experience, stronghold, percent),
  periods: upkeepPeriods,
});
