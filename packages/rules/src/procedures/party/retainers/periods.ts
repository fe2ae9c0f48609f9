import type { Period } from '../../../state/retainers.ts';

/** Days in a period; null for those that do not go by days. */
export const DAYS_IN: Readonly<Record<Period, number | null>> = {
  day: 1,
  week: 7,
  month: 30,
  delve: null,
  expedition: null,
  mission: null,
};

/** A started period counts whole. */
export const startedPeriods = (periods: number): number => Math.max(0, Math.ceil(periods));
