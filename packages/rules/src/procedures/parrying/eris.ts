import { type Answer, denied } from '../../content/denied.ts';
import type { Dice } from '../../core/index.ts';
import { erisStrike } from '../attack/eris.ts';
import { ERIS_MELEE_FEET } from '../attack/eris-reach.ts';
import type { Allocation, Assailant } from './rule.ts';

/** ERI-PAR-01: points of penalty that a parry hands out. */
export const PARRY_POINTS = 4;

/** ERI-PAR-01: whoever parries does nothing else. */
export const parry = (
  otherActions: readonly string[],
): Answer<{ readonly parrying: true; readonly points: number }, 'parry-is-sole-action'> =>
  otherActions.length > 0 ? denied('parry-is-sole-action') : { parrying: true, points: PARRY_POINTS };

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

/** ERI-PAR-05: all attacks on one who parries, and the counter-attacks they allow. */
export function exchange(
  attackers: readonly (Assailant & { readonly need: number })[],
  allocation: Allocation,
  counterNeed: number,
  oneMisses: boolean,
  dice: Dice,
): Answer<
  { readonly hits: readonly string[]; readonly counters: readonly { readonly id: string; readonly hit: boolean }[] },
  Against
> {
  const shared = penalties(attackers, allocation);
  if ('error' in shared) return shared;
  const hits: string[] = [];
  const counters: { id: string; hit: boolean }[] = [];
  for (const { id, need } of attackers) {
    const natural = dice.die(20);
    if (erisStrike(natural, shared.penalties[id] ?? 0, need, oneMisses).hit) hits.push(id);
    if (mayCounter(true, natural, 'melee'))
      counters.push({ id, hit: erisStrike(dice.die(20), 0, counterNeed, oneMisses).hit });
  }
  return { hits, counters };
}
