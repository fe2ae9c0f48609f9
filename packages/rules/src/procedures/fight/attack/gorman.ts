import { GORMAN_ATTACK } from '../../../books/gorman/content/advancement.ts';
import { GORMAN_CLASS, type GormanClass, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { attackDice } from '../../../books/gorman/content/hit-dice.ts';
import { rowOf } from '../../../content/banded.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import { type Figure, signed } from '../../../core/index.ts';
import type { Creature, HitDice } from '../../../state/creature.ts';
import { readDamage } from '../../body/damage/notation.ts';
import { namedScores, type ScoreUse, scoreModifier } from '../../making/character-making/gorman.ts';
import { gormanArmourClass, otherArmourClass } from '../../party/encumbrance/gorman.ts';
import type { AttackRule } from './rule.ts';

/** GOR-ATK-01: by class and level. */
export const gormanAttackBonus = (of: GormanClass, level: number): number =>
  rowOf(GORMAN_ATTACK[GORMAN_CLASS[of].attackColumn], level);

/** GOR-ATK-02: a monster's, by hit dice. */
export const monsterAttackBonus = (hitDice: HitDice): number => rowOf(GORMAN_ATTACK.monsters, attackDice(hitDice));

/** GOR-ATK-02: of those who have neither class nor nature for it: a mercenary one, all others none. */
export const unclassedAttackBonus = (kind: string): number => (kind === 'mercenary' ? 1 : 0);

export interface GormanStrike {
  readonly total: number;
  readonly hit: boolean;
  readonly critical: boolean;
  readonly fumble: boolean;
}

/** GOR-CMB-01, 02, 03: d20 and bonuses against the armour class; a 20 always hits and a 1 never. */
export function gormanStrike(natural: number, bonus: number, armourClass: number): GormanStrike {
  const total = natural + bonus;
  const [critical, fumble] = [natural === 20, natural === 1];
  return { total, hit: critical || (!fumble && total >= armourClass), critical, fumble };
}

/** What somebody adds to the d20 (GOR-ATK-01, 02); of a class that the book does not know, as the base book has it. */
function bonusOf(attacker: Creature, silent: AttackRule): number {
  if (isGormanClass(attacker.class)) return gormanAttackBonus(attacker.class, attacker.level);
  if (attacker.class !== null) return 19 - silent.roll.thac0(attacker);
  return attacker.hitDice ? monsterAttackBonus(attacker.hitDice) : unclassedAttackBonus(attacker.kind);
}

/** GOR-ABI-05: what strength and dexterity add, where the campaign lets them count in a fight. */
const added = ({ abilities }: Creature, use: ScoreUse, inCombat: boolean): number =>
  abilities ? scoreModifier(use, namedScores(abilities), inCombat) : 0;

/** GOR-ARM-01, GOR-ABI-05: what is worn, on the hide of a monster or none, and by option dexterity. */
const armourClassOf = (target: Creature, inCombat: boolean): number =>
  target.naturalArmour -
  10 +
  gormanArmourClass(bookArmour(target.armour), target.shield) +
  (target.shifted ? 0 : added(target, 'armor-class', inCombat));

function figuresOf(creature: Creature, silent: AttackRule, inCombat: boolean): readonly Figure[] {
  const bonus = bonusOf(creature, silent);
  return [
    {
      name: 'Attack bonus',
      value: signed(bonus),
      rule: creature.class === null ? 'GOR-ATK-02' : 'GOR-ATK-01',
      why: creature.class === null ? 'hit dice, or what kind of hireling' : 'class and level',
    },
    {
      name: 'Armour class downwards',
      value: `${otherArmourClass(armourClassOf(creature, inCombat))}`,
      rule: 'GOR-ARM-02',
      why: '19 less the other',
    },
  ];
}

/** GOR-ATK, GOR-ARM and GOR-CMB-01 as one slot. On holy water, cover, water, footing, the blind and the helpless, and subduing the book is silent (GOR-RUL-01). */
export const gormanAttack = (silent: AttackRule, { inCombat }: { readonly inCombat: boolean }): AttackRule => ({
  roll: {
    readOff: () => null,
    rule: 'GOR-CMB-01',
    formula: 'd20 + attack bonus + modifiers ≥ armour class',
    thac0: (attacker) => 19 - bonusOf(attacker, silent),
    ownBonus: (attacker) => ({
      name: 'attack bonus',
      value: bonusOf(attacker, silent),
      rule: attacker.class === null ? 'GOR-ATK-02' : 'GOR-ATK-01',
    }),
    strike: (thac0, natural, modifier, armourClass) => {
      const { total, hit } = gormanStrike(natural, modifier + 19 - thac0, armourClass);
      return { total, need: armourClass, hit };
    },
    least: silent.roll.least,
    naturals: null,
    counting: silent.roll.counting,
    autoHit: silent.roll.autoHit,
  },
  where: { ability: 'GOR-ABI-05', reach: silent.where.reach, spent: silent.where.spent },
  armour: {
    rule: 'GOR-ARM-01',
    classOf: (target) => armourClassOf(target, inCombat),
    withoutShield: silent.armour.withoutShield,
    warded: silent.armour.warded,
  },
  figures: (creature) => figuresOf(creature, silent, inCombat),
  bonuses: {
    enchantment: ({ material, damage, broken, bonus }) => ({
      name: 'magic',
      value: material === 'magic' && !broken ? (bonus ?? readDamage(damage)?.plus ?? 0) : 0,
      rule: 'GOR-CMB-08',
    }),
    ability: (attacker, kind) => added(attacker, kind === 'melee' ? 'melee-attack' : 'missile-attack', inCombat),
    enchanted: () => null,
  },
  harms: silent.harms,
  cites: {
    behind: silent.cites.behind,
    mighty: silent.cites.mighty,
    unharmed: silent.cites.unharmed,
    modifiers: silent.cites.modifiers,
    blind: silent.cites.blind,
    dark: 'GOR-EXP-04',
    helpless: silent.cites.helpless,
    backstab: silent.cites.backstab,
    water: silent.cites.water,
    unsteady: silent.cites.unsteady,
  },
  // GOR-EXP-04: without light one is blind beyond touch.
  footing: {
    unstable: silent.footing.unstable,
    water: silent.footing.water,
    mayMelee: silent.footing.mayMelee,
    mayBeCramped: silent.footing.mayBeCramped,
    cover: silent.footing.cover,
    mayAttackBlind: silent.footing.mayAttackBlind,
    mayAttackInTheDark: (kind) => kind === 'melee',
  },
  often: silent.often,
});
