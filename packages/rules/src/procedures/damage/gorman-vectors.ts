import { isGormanClass } from '../../content/gorman/classes.ts';
import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { gormanAttackBonus, unclassedAttackBonus } from '../attack/gorman.ts';
import { gripOf } from '../equipping/gorman.ts';
import { breaks, completeAttack, gormanDamage, type Held } from './gorman.ts';

const held = (inputs: VectorInputs): Held => {
  const { id, magic, bonus, broken } = read.record<unknown>(inputs, 'weapon');
  return {
    id: String(id),
    magic: magic === true,
    bonus: typeof bonus === 'number' ? bonus : 0,
    broken: broken === true,
  };
};

/** The natural roll, and what breaks on it. */
function fumbled(inputs: VectorInputs): { readonly weapon: Held; readonly broke: boolean } {
  const dice = loaded(...read.faces(inputs));
  const weapon = held(inputs);
  return { weapon, broke: breaks(dice.die(20), weapon, dice) };
}

export const gormanDamageVectors: Adapters = {
  'GOR-CMB-02': (inputs) => ({
    damage: gormanDamage({
      critical: read.number(inputs, 'natural') === 20,
      rolled: read.number(inputs, 'damageRoll'),
      bonus: read.number(inputs, 'bonus', 0),
      broken: read.flag(inputs, 'broken', false),
    }),
  }),
  'GOR-CMB-03': (inputs) => {
    const { weapon, broke } = fumbled(inputs);
    return { hit: false, weaponBroken: weapon.broken || broke, brokeNow: broke };
  },
  'GOR-CMB-04': (inputs) => {
    const { weapon, broke } = fumbled(inputs);
    return { hit: false, weaponBroken: weapon.broken || broke, magic: weapon.magic && !weapon.broken && !broke };
  },
  'GOR-CMB-05': (inputs) => ({
    damage: gormanDamage({
      critical: false,
      rolled: read.number(inputs, 'damageRoll'),
      bonus: 0,
      broken: read.flag(inputs, 'broken', false),
    }),
  }),
  'GOR-CMB-08': (inputs) => {
    const named = read.text(inputs, 'class');
    const of = isGormanClass(named) ? named : null;
    const offhand = read.text(inputs, 'offhand', '');
    const weapon = held(inputs);
    const grip = gripOf(of, weapon.id, read.flag(inputs, 'shield', false), offhand === '' ? null : offhand);
    if ('error' in grip) return { ...grip };
    const own = of ? gormanAttackBonus(of, read.number(inputs, 'level')) : unclassedAttackBonus(named);
    const bonus = own + read.number(inputs, 'situational', 0);
    const target = { armourClass: read.number(inputs, 'targetAc'), hitPoints: read.number(inputs, 'targetHp') };
    const dice = loaded(...read.faces(inputs));
    return { ...completeAttack(bonus, weapon, Number(grip.die.slice(1)), target, dice) };
  },
};
