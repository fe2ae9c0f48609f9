import { type Answer, denied } from '../../../content/denied.ts';
import type { Dice } from '../../../core/index.ts';
import type { Operating } from '../../../state/operating.ts';
import type { Both } from '../../body/creature/eris-calling.ts';

/** ERI-ELF-02: both on one sheet. */
export const bothClassesText = ([fighter, magicUser]: Both): string => `${fighter}/${magicUser}`;

/** What is worn; what there is none of is not in the way. */
export interface Worn {
  readonly armour: boolean;
  readonly armourMagical: boolean;
  readonly shield: boolean;
  readonly shieldMagical: boolean;
}

/** ERI-ELF-08: as a magic-user only what is enchanted. */
export const mayWear = (operating: Operating, { armour, armourMagical, shield, shieldMagical }: Worn): boolean =>
  operating === 'fighter' || ((!armour || armourMagical) && (!shield || shieldMagical));

/** ERI-ELF-05: on damage, with any magical weapon. */
export const elfStrikesHarder = (weaponMagical: boolean): 0 | 1 => (weaponMagical ? 1 : 0);

const SEARCH_BONUS = 2;

/** ERI-ELF-12: in six, for an elf who searches. */
export const elfSearchChance = (baseChance: number): number => Math.min(6, baseChance + SEARCH_BONUS);

export const PASSING = { feet: 10, upTo: 2 } as const;

/** ERI-ELF-13: farther off there is nothing to throw for. */
export const isNearEnough = (feet: number): boolean => feet <= PASSING.feet;

/** ERI-ELF-13: in passing, within ten feet. */
export const elfNotices = (feet: number, dice: Dice): boolean => isNearEnough(feet) && dice.die(6) <= PASSING.upTo;

/** ERI-ELF-14, ERI-DWF-06: a hated foe within reach comes first, and attacks on sight. */
export function mustAttack<Foe extends string>(
  foe: Foe,
  enemies: readonly string[],
  target: string | null,
  reachable: boolean,
): Answer<{ readonly mustAttack: Foe | null; readonly theyAttackOnSight: boolean }, `must-attack-${Foe}`> {
  const there = enemies.includes(foe);
  if (!there || !reachable) return { mustAttack: null, theyAttackOnSight: there };
  return target !== null && target !== foe
    ? denied(`must-attack-${foe}` as const)
    : { mustAttack: foe, theyAttackOnSight: true };
}
