import type { HealingRule } from './rule.ts';

/** Hit points now and at most. */
export interface Health {
  readonly hpCurrent: number;
  readonly hpMax: number;
}

/** Hit points a day of rest and food gives back (GOR-DTH-06). */
const PER_DAY = 1;

/** GOR-DTH-06: days of rest and food; the dead do not heal. */
export function rested(
  { hpCurrent, hpMax }: Health,
  days: number,
  cared: boolean,
): { readonly hpCurrent: number; readonly state: 'conscious' | 'unconscious' | 'dead' } {
  if (hpCurrent < 0) return { hpCurrent, state: 'dead' };
  const now = cared ? Math.min(hpMax, hpCurrent + PER_DAY * days) : hpCurrent;
  return { hpCurrent: now, state: now > 0 ? 'conscious' : 'unconscious' };
}

/** GOR-DTH-06 as one slot: from nothing, one is conscious after a day. */
export const gormanHealing: HealingRule = {
  cites: { safety: 'GOR-DTH-06' },
  restBrings: 'a hit point for each day of rest with food',
  id: 'GOR-DTH-06',
  daily: true,
  least: 0,
  rested: ({ now, max, fed }) => {
    const plus = rested({ hpCurrent: now, hpMax: max }, 1, fed).hpCurrent - now;
    return plus > 0 ? { sides: 1, faces: [], plus, total: plus } : null;
  },
  isSafe: () => true,
};
