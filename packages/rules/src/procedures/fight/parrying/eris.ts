import { type Answer, denied } from '../../../content/denied.ts';
import { ERIS_MELEE_FEET } from '../../situation/reach/eris.ts';
import type { Allocation, Assailant, ParryingRule } from './rule.ts';

/** ERI-PAR-01: points of penalty that a parry hands out. */
const PARRY_POINTS = 4;

type Against = 'not-an-attacker' | 'rear-attacker' | 'bad-amount' | 'over-four';

/** Why points cannot be shared out so; null when they can (ERI-PAR-02). */
function against(attackers: readonly Assailant[], allocation: Allocation): Against | null {
  const shares = Object.entries(allocation);
  const found = (id: string) => attackers.find((attacker) => attacker.id === id);
  if (shares.some(([id]) => !found(id))) return 'not-an-attacker';
  if (shares.some(([id, points]) => found(id)?.rear && points !== 0)) return 'rear-attacker';
  if (shares.some(([, points]) => !Number.isInteger(points) || points < 0)) return 'bad-amount';
  return pointsOf(allocation) > PARRY_POINTS ? 'over-four' : null;
}

const pointsOf = (allocation: Allocation): number => Object.values(allocation).reduce((sum, points) => sum + points, 0);

/** ERI-PAR-02: four points among the attackers, none for those behind. */
export function penalties(
  attackers: readonly Assailant[],
  allocation: Allocation,
): Answer<{ readonly total: number; readonly penalties: Readonly<Record<string, number>> }, Against> {
  const refused = against(attackers, allocation);
  if (refused) return denied(refused);
  const each = attackers.map(({ id }) => [id, allocation[id] ? -allocation[id] : 0] as const);
  return { total: pointsOf(allocation), penalties: Object.fromEntries(each) };
}

/** ERI-PAR-03: a natural 1 in melee opens an attacker to the one who parries. */
export const mayCounter = (parrying: boolean, natural: number, kind: 'melee' | 'missile'): boolean =>
  parrying && natural === 1 && kind === 'melee';

/** ERI-PAR-04: somebody within reach may be defended. */
export const mayDefend = (wardFeet: number): boolean => wardFeet <= ERIS_MELEE_FEET;

const WHY = {
  'not-an-attacker': 'they do not attack',
  'rear-attacker': 'they strike from behind',
  'bad-amount': 'points are whole numbers',
  'over-four': 'there are four points in all',
} as const;

/** ERI-PAR as one slot. @param announced before the first attack that it is to affect (ERI-PAR-01) */
export const erisParrying = ({ announced }: { readonly announced: boolean }): ParryingRule => ({
  cites: { parry: 'ERI-PAR-01', points: 'ERI-PAR-02', riposte: 'ERI-PAR-03', others: 'ERI-PAR-04' },
  rule: 'ERI-PAR-02',
  points: PARRY_POINTS,
  announced,
  share: (attackers, allocation) => {
    const shared = penalties(attackers, allocation);
    return 'error' in shared ? { why: WHY[shared.error] } : shared;
  },
  mayCounter: (natural, kind) => mayCounter(true, natural, kind),
  mayDefend,
});
