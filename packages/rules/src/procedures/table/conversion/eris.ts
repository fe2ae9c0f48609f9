import { type Dice, roll } from '../../../core/index.ts';

/** ERI-CNV-01: a d6 for each hit die, and points once; one at least. */
export function convertedHitPoints(hitDice: string, dice: Dice): number {
  const bare = hitDice.replaceAll('*', '').trim();
  if (/^(1\/2|½)/.test(bare)) return Math.max(1, Math.floor(dice.die(6) / 2 + 0.5));
  const [, count = '1', plus = '0'] = /^(\d+)\s*([+-]\d+)?/.exec(bare) ?? [];
  return Math.max(1, roll(dice, Number(count), 6, Number(plus)).total);
}

/** ERI-CNV-02: a d6, unless the old booklets say otherwise. */
export const convertedDamage = (inBooklets: boolean, damage: string | null): string =>
  inBooklets && damage !== null ? damage : '1d6';

const GIANT_DICE = { least: 2, most: 20, large: 8 } as const;

/** ERI-CNV-03: as one of the booklets, or as they say of giant animals. */
export function convertedKind(inBooklets: boolean, equivalent: string | null, hitDice: number) {
  if (inBooklets) return { source: 'lbb', hd: hitDice, damageDice: null } as const;
  if (equivalent !== null) return { source: 'equivalent', hd: hitDice, damageDice: null } as const;
  const hd = Math.max(GIANT_DICE.least, Math.min(GIANT_DICE.most, hitDice));
  return { source: 'giant-animal', hd, damageDice: hd < GIANT_DICE.large ? [1, 1] : [2, 4] } as const;
}

const [BEST, WORST] = [2, 9];

/** ERI-CNV-04: descending, never better than 2. */
export const convertedClass = (descending: number): number => Math.max(BEST, Math.min(WORST, descending));

/** The most that magic armour, a magic shield or a magic weapon adds. */
const MOST = 3;

/** ERI-CNV-05: what a highly magical hide is worth below class 2: first as armour, then as a shield. */
export function magicalHide(listed: number, magical: boolean, usesShield: boolean) {
  const below = magical ? Math.max(0, BEST - listed) : 0;
  const armorBonus = Math.min(MOST, below);
  const shieldBonus = usesShield ? Math.min(MOST, below - armorBonus) : 0;
  return { ac: convertedClass(listed), armorBonus, shieldBonus };
}

/** ERI-CNV-06: taken from the attacker's roll. */
export const magicPenalty = (armourBonus: number, shieldBonus: number): number =>
  Math.min(MOST, armourBonus) + Math.min(MOST, shieldBonus);

/** ERI-CNV-07: three at most; such a sword has a purpose of its own. */
export function convertedWeapon(weapon: 'sword' | 'other', listed: number) {
  const bonus = Math.min(MOST, listed);
  return { bonus, requires: weapon === 'sword' && bonus === MOST ? 'special-purpose-or-holy' : null };
}

/** ERI-CNV-08: one, unless the booklets, its size or the referee give it more. */
export const convertedAttacks = (listed: number, ofBooklets: number | null, several: boolean): number =>
  ofBooklets ?? (several ? listed : 1);
