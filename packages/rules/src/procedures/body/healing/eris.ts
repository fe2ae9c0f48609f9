import type { HealingRule } from './rule.ts';

/** ERI-REC-01: guarded, or free of wandering monsters; a settlement is. */
export const isSafe = (place: string, guarded: boolean, wanderingFree: boolean): boolean =>
  place === 'settlement' || guarded || wanderingFree;

const WEEK = 7;

/** ERI-REC-02: a week in safety gives back all, anything less nothing. */
export const afterRest = (hitPoints: number, max: number, days: number, safe: boolean): number =>
  safe && days >= WEEK ? max : hitPoints;

/** ERI-REC-01, 02: not day by day, but all after a week of them in a row; the critically injured too. */
export const erisHealing: HealingRule = {
  cites: { safety: 'ERI-REC-01' },
  restBrings: 'all hit points after a week in a settlement, a guarded place, or one free of wandering monsters',
  id: 'ERI-REC-02',
  daily: false,
  least: Number.NEGATIVE_INFINITY,
  rested: ({ now, max, inARow, safe }) => {
    const plus = afterRest(now, max, inARow, safe) - now;
    return plus > 0 ? { sides: 1, faces: [], plus, total: plus } : null;
  },
  isSafe,
};
