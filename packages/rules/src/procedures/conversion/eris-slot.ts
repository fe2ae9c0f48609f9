import type { Attack, Creature, HitDice } from '../../state/creature.ts';
import { convertedAttacks, convertedDamage, convertedHitPoints, magicalHide } from './eris.ts';
import type { ConversionRule, Foreign } from './rule.ts';

/** Ascending and descending armour class add up to this. */
const SUM = 19;

const notation = ({ hitDice }: Creature): string => {
  const { dice, plus }: HitDice = hitDice ?? { dice: 1, plus: 0, stars: 0 };
  if (dice < 1) return '1/2';
  return `${dice}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`;
};

/** One way of attacking, once, unless the booklets or the referee give it more. */
function attacksOf(attacks: readonly Attack[], { inBooklets, several }: Foreign): readonly Attack[] {
  const listed = attacks.reduce((sum, { times }) => sum + times, 0);
  const many = convertedAttacks(listed, inBooklets ? listed : null, several) > 1;
  const all = attacks.map((attack) => ({ ...attack, damage: convertedDamage(inBooklets, attack.damage) }));
  return many ? all : all.slice(0, 1).map((attack) => ({ ...attack, times: 1 }));
}

/** ERI-CNV-01, 02, 04, 05, 08 as one slot. */
export const erisConversion: ConversionRule = {
  played: true,
  convert: (monster, foreign, dice) => {
    const { ac, armorBonus, shieldBonus } = magicalHide(
      SUM - monster.naturalArmour,
      foreign.magical,
      foreign.usesShield,
    );
    return {
      hitPoints: convertedHitPoints(notation(monster), dice),
      armour: SUM - ac,
      attacks: attacksOf(monster.attacks, foreign),
      hide: { armour: armorBonus, shield: shieldBonus },
    };
  },
};
