import { GORMAN_CLASS, type GormanClass, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { GORMAN_WEAPONS } from '../../../books/gorman/content/weapons.ts';
import { bookWeapon } from '../../../content/book-armour.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import { entryOf } from '../../../content/entry.ts';
import type { Dice } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { gormanPart } from '../../table/precedence/gorman.ts';
import { type DamageDice, readDamage } from './notation.ts';
import type { DamageRule } from './rule.ts';

export type Grip = Answer<
  { readonly die: 'd2' | 'd6' | 'd8' | 'd10'; readonly attacks: 1 },
  'two-handed-with-shield' | 'offhand-with-shield' | 'offhand-with-two-handed'
>;

/** Bare hands, claws and teeth. */
export const NATURAL = 'natural';

/**
 * GOR-CMB-06: the damage die of a weapon as it is held. Whoever does not fight as a fighter deals a d6 with everything;
 * two hands and two weapons count for more in melee alone.
 * @param of the class; null for those without one
 */
export function gripOf(of: GormanClass | null, weapon: string, shield: boolean, offhand: string | null): Grip {
  const facts = entryOf(GORMAN_WEAPONS, weapon);
  const twoHanded = facts?.hands === 2;
  if (twoHanded && shield) return denied('two-handed-with-shield');
  if (offhand !== null && shield) return denied('offhand-with-shield');
  if (offhand !== null && (twoHanded || entryOf(GORMAN_WEAPONS, offhand)?.hands === 2))
    return denied('offhand-with-two-handed');
  if (weapon === NATURAL) return { die: 'd2', attacks: 1 };
  if (of === null || GORMAN_CLASS[of].damageAs === 'other') return { die: 'd6', attacks: 1 };
  const melee = facts?.ranged !== 'launcher';
  if (melee && (offhand !== null || twoHanded)) return { die: 'd10', attacks: 1 };
  return { die: facts?.martial ? 'd8' : 'd6', attacks: 1 };
}

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

/** A weapon by the word of the book's list; bare hands are nature's. */
const heldAs = ({ name }: Attack): string => (name.toLowerCase() === 'unarmed' ? NATURAL : bookWeapon(name));

/** GOR-CMB-06: a character's die by class and grip; a monster's as described. A magic weapon's bonus stays until it breaks (GOR-CMB-05). */
function diceOf(attacker: Creature, attack: Attack, hands: 1 | 2): DamageDice | null {
  const { damage, broken } = attack;
  const noted = readDamage(damage);
  if (attacker.kind === 'monster') return noted;
  const of = isGormanClass(attacker.class) ? attacker.class : null;
  const weapon = heldAs(attack);
  const second = hands === 1 && !attacker.shield ? weapon : null;
  const grip = gripOf(of, weapon, attacker.shield, second);
  if ('error' in grip) return noted;
  return { count: 1, sides: Number(grip.die.slice(1)), plus: noted && noted.count > 0 && !broken ? noted.plus : 0 };
}

/** GOR-RUL-01: by option each weapon has the die of the chapter’s list; bare hands and what is not on it stay as they are. */
function diceOfWeapon(chapter: DamageRule, attacker: Creature, attack: Attack, hands: 1 | 2): DamageDice | null {
  const own = diceOf(attacker, attack, hands);
  const listed = chapter.roll.dice(attacker, attack, hands);
  const bare = attacker.kind === 'monster' || heldAs(attack) === NATURAL;
  return bare || !own || !listed ? own : { ...own, count: listed.count, sides: listed.sides };
}

/** GOR-CMB-02 to 07 as one slot; strength counts by option (GOR-ABI-05), and so do the dice of weapons. On subduing, charges, burning oil and what guards from the worst the book is silent (GOR-RUL-01). */
export const gormanDamageRule = (
  silent: DamageRule,
  { strengthCounts, byWeapon }: { readonly strengthCounts: boolean; readonly byWeapon: boolean },
): DamageRule => ({
  rule: 'GOR-CMB-06',
  roll: {
    dice: (attacker, attack, hands) =>
      byWeapon ? diceOfWeapon(silent, attacker, attack, hands) : diceOf(attacker, attack, hands),
    strengthCounts: (attacker, { kind }) => strengthCounts && attacker === 'pc' && kind === 'melee',
    total: (rolled, bonus, times = 1, broken = false) =>
      gormanDamage({ critical: times === CRITICAL, rolled, bonus, broken }),
    leastRule: silent.roll.leastRule,
    noted: byWeapon ? silent.roll.noted : null,
    charging: silent.roll.charging,
  },
  worst: {
    critical: (natural) =>
      natural === 20
        ? { times: CRITICAL, helmetLost: false, rule: 'GOR-CMB-02' }
        : { times: 1, helmetLost: false, rule: null },
    guarding: silent.worst.guarding,
  },
  breaking: {
    brokenRule: 'GOR-CMB-05',
    breaks: (natural, attacker, attack, dice) => {
      const isWeapon = attacker.kind !== 'monster' || bookWeapon(attack.name) in GORMAN_WEAPONS;
      const magic = attack.material === 'magic';
      const held = { id: isWeapon ? heldAs(attack) : NATURAL, magic, bonus: 0, broken: attack.broken === true };
      if (natural !== 1 || held.id === NATURAL || held.broken) return null;
      const broke = breaks(natural, held, dice);
      return magic ? { broke, rule: 'GOR-CMB-04', upTo: 1 } : { broke, rule: 'GOR-CMB-03', upTo: null };
    },
  },
  points: {
    heal: (hitPoints, max, amount) => Math.min(max, hitPoints + amount),
    shown: (hitPoints) => hitPoints,
    tally: silent.points.tally,
    hurt: silent.points.hurt,
  },
  cites: silent.cites,
  subdual: silent.subdual,
  burnsOn: silent.burnsOn,
});
