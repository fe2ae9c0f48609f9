import type { DyingRule, Living } from './rule.ts';

/** OSE-CMB-27: the slain lose the action they had not taken, unless all act together. */
export const stillActs = (dead: boolean, simultaneous: boolean, hasActed: boolean): boolean =>
  !hasActed && (!dead || simultaneous);

export const isKilled = (hitPoints: number): boolean => hitPoints <= 0;

/** Nothing is lost that would hinder anybody. */
export const WHOLE: Living = { maxRate: null, handsUsable: 2, canAttack: true, canCast: true, canListen: true };

const KILLED = { rule: 'OSE-DTH-01', formula: 'hit points ≤ 0' } as const;

/** OSE-CMB-27, OSE-DTH-01…03. */
export const oseDying = ({ magicItemsSave }: { readonly magicItemsSave: boolean }): DyingRule => ({
  cites: { dead: 'OSE-DTH-01', ruined: 'OSE-DTH-02', itemSaves: 'OSE-DTH-03', losses: 'TABLE' },
  rule: 'OSE-DTH-01',
  formula: 'hit points ≤ 0',
  fall: (_creature, hitPoints) =>
    isKilled(hitPoints) ? { outcome: 'killed', hitPoints, lost: null, why: KILLED } : null,
  waking: {
    wakesAfter: () => null,
    revives: () => false,
  },
  raising: { rule: 'OSE-APX-06', spell: 'Raise Dead', hitPoints: 1, recovery: null },
  living: () => WHOLE,
  stillActs,
  gear: {
    isDestroyed: (killed, destructive) => killed && destructive,
    magicItemsSave,
    itemSurvives: (face, bonus, value) => face + bonus >= value,
  },
});
