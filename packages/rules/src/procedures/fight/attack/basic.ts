import { classAttackBonus, monsterAttackBonus } from '../../../books/basic/content/attack-bonus.ts';
import { wholeDice } from '../../../books/basic/content/classes.ts';
import { type Figure, type RuleId, signed } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import type { Creature } from '../../../state/creature.ts';
import type { AttackRule } from './rule.ts';

/** The armour class of the book stands one above the chapter's: 11 without armour (BFR-ARM-01). */
const HIGHER = 1;
/** The armour class that stands for 0 downwards. */
const ZERO = 19 + HIGHER;

/** BFR-ATK-03 to 07, 09. */
function bonusOf({ class: calling, level, hitDice, traits }: Creature): number {
  if (calling !== null) return classAttackBonus(calling, level);
  return hitDice && !traits?.normalHuman ? monsterAttackBonus(wholeDice(hitDice)) : 0;
}

const TABLES: Readonly<Record<string, RuleId>> = {
  cleric: 'BFR-ATK-04',
  thief: 'BFR-ATK-04',
  'magic-user': 'BFR-ATK-05',
  elf: 'BFR-ATK-09',
};

function tableOf({ class: calling, hitDice, traits }: Creature): RuleId {
  if (calling !== null) return TABLES[calling] ?? 'BFR-ATK-03';
  return hitDice && !traits?.normalHuman && wholeDice(hitDice) > 0 ? 'BFR-ATK-06' : 'BFR-ATK-07';
}

/** BFR-ARM-02: what shield and dexterity make of the armour class; nothing for those who have neither. */
function guardFigures(creature: Creature, classOf: AttackRule['armour']['classOf']): readonly Figure[] {
  const whole = classOf(creature);
  const shield = whole - classOf({ ...creature, shield: false });
  const dexterity = whole - shield - classOf({ ...creature, shield: false, abilities: null });
  const parts = [
    ...(shield === 0 ? [] : [`the shield ${signed(shield)}`]),
    ...(dexterity === 0 ? [] : [`dexterity ${signed(dexterity)}`]),
  ];
  return parts.length === 0
    ? []
    : [
        {
          name: 'On the armour class',
          value: signed(shield + dexterity),
          rule: 'BFR-ARM-02',
          why: listed(parts),
        },
      ];
}

/** BFR-ATK and BFR-ARM as one slot. On holy water, cover, water, footing, the blind and the helpless, and subduing the referee goes by the chapter. */
export const basicAttack = (chapter: AttackRule): AttackRule => ({
  roll: {
    rule: 'BFR-ATK-01',
    formula: 'd20 + attack bonus + modifiers ≥ armour class',
    thac0: (attacker) => ZERO - bonusOf(attacker),
    ownBonus: (attacker) => ({ name: 'attack bonus', value: bonusOf(attacker), rule: tableOf(attacker) }),
    strike: (thac0, natural, modifier, armourClass) => {
      const total = natural + modifier + ZERO - thac0;
      return { total, need: armourClass, hit: natural === 20 || (natural !== 1 && total >= armourClass) };
    },
    naturals: 'BFR-ATK-02',
    least: null,
    readOff: () => null,
    counting: chapter.roll.counting,
    autoHit: chapter.roll.autoHit,
  },
  armour: {
    rule: 'BFR-ARM-01',
    classOf: (target) => chapter.armour.classOf(target) + HIGHER,
    withoutShield: chapter.armour.withoutShield,
    warded: chapter.armour.warded,
  },
  figures: (creature) => [
    {
      name: 'Attack bonus',
      value: signed(bonusOf(creature)),
      rule: tableOf(creature),
      why: creature.class === null ? 'whole hit dice' : 'class and level',
    },
    ...guardFigures(creature, chapter.armour.classOf),
  ],
  where: { ability: 'BFR-ATK-08', reach: chapter.where.reach, spent: chapter.where.spent },
  bonuses: chapter.bonuses,
  harms: chapter.harms,
  cites: chapter.cites,
  footing: chapter.footing,
  often: chapter.often,
});
