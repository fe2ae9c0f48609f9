import type { Dice } from '../../dice.ts';
import { gormanStrike } from '../attack/gorman.ts';
import { NATURAL } from '../equipping/gorman.ts';
import { gormanPart } from '../precedence/gorman.ts';

/** A weapon in somebody's hand. */
export interface Held {
  readonly id: string;
  readonly magic: boolean;
  /** Of its magic, on attack and damage. */
  readonly bonus: number;
  readonly broken: boolean;
}

/** A blow that has hit. */
export interface Blow {
  readonly critical: boolean;
  readonly rolled: number;
  readonly bonus: number;
  readonly broken: boolean;
}

const CRITICAL = 3;

/** GOR-CMB-02, 05, 07: half of the die with a broken weapon, then the bonus, then three times as much on a 20; one at least, unless the weapon is broken. */
export function gormanDamage({ critical, rolled, bonus, broken }: Blow): number {
  const once = (broken ? gormanPart(rolled, 2) : rolled) + bonus;
  return Math.max(broken ? 0 : 1, once * (critical ? CRITICAL : 1));
}

/** GOR-CMB-03, 04: a natural 1 breaks a weapon, a magic one only if a second d20 shows 1 too; hands and claws never. */
export function breaks(natural: number, { id, magic, broken }: Held, dice: Dice): boolean {
  if (natural !== 1 || id === NATURAL || broken) return false;
  return !magic || dice.die(20) === 1;
}

/** GOR-CMB-08: what one attack came to. */
export interface Complete {
  readonly hit: boolean;
  readonly critical: boolean;
  readonly fumble: boolean;
  readonly weaponBroken: boolean;
  readonly damage: number;
  readonly targetHp: number;
}

/**
 * GOR-CMB-08: to hit, to break, to wound, in one go.
 * @param bonus attack bonus and situation together; @param sides of the damage die
 */
export function completeAttack(
  bonus: number,
  weapon: Held,
  sides: number,
  target: { readonly armourClass: number; readonly hitPoints: number },
  dice: Dice,
): Complete {
  const natural = dice.die(20);
  const magic = weapon.broken ? 0 : weapon.bonus;
  const { hit, critical, fumble } = gormanStrike(natural, bonus + magic, target.armourClass);
  const weaponBroken = weapon.broken || breaks(natural, weapon, dice);
  const damage = hit ? gormanDamage({ critical, rolled: dice.die(sides), bonus: magic, broken: weapon.broken }) : 0;
  return { hit, critical, fumble, weaponBroken, damage, targetHp: target.hitPoints - damage };
}
