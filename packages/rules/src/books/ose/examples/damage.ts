import { loaded } from '../../../core/index.ts';
import { dieOf, oseDamage, subdued, UNARMED_DIE } from '../../../procedures/body/damage/ose.ts';
import { isKilled } from '../../../procedures/body/dying/ose.ts';
import { canSubdue } from '../../../procedures/fight/attack/ose.ts';
import { rollsDamage } from '../../../procedures/fight/attack/strike.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const rule = oseDamage({ variableWeaponDamage: false, subduing: true });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** `other` is one figure or several. */
const others = ({ other }: VectorInputs): number =>
  Array.isArray(other) ? sum(other.map(Number)) : typeof other === 'number' ? other : 0;

/** What strength adds to the attack of a vector. */
const strength = (inputs: VectorInputs, attacker: 'pc' | 'monster', kind: 'melee' | 'missile'): number =>
  rule.roll.strengthCounts(attacker, { name: '', kind }) ? read.number(inputs, 'strMod', 0) : 0;

const typeOf = (inputs: VectorInputs) => read.text<'melee' | 'missile'>(inputs, 'type', 'melee');

export const damageVectors: Adapters = {
  'OSE-DMG-01': (inputs) => {
    const hp = rule.points.hurt(read.number(inputs, 'hp'), read.number(inputs, 'damage'));
    return { hp, dead: isKilled(hp) };
  },
  'OSE-HEA-02': (inputs) => ({
    hp: read
      .list<number>(inputs, 'amounts')
      .reduce((hp, amount) => rule.points.heal(hp, read.number(inputs, 'max'), amount), read.number(inputs, 'hp')),
  }),
  'OSE-CMB-21': (inputs) => ({ damageRolled: rollsDamage(read.flag(inputs, 'hit'), read.flag(inputs, 'immune')) }),
  'OSE-CMB-24': (inputs) => ({
    damage: rule.roll.total(
      sum(read.faces(inputs)),
      strength(inputs, read.text<'pc' | 'monster'>(inputs, 'attacker'), typeOf(inputs)) + others(inputs),
    ),
  }),
  'OSE-CMB-25': (inputs) => ({
    damage: rule.roll.total(read.number(inputs, 'rolled'), read.number(inputs, 'modifier', 0)),
  }),
  'OSE-CMB-26': (inputs) => {
    const sides = dieOf(read.name(inputs, 'weapon'), true) ?? 6;
    return {
      sides,
      damage: rule.roll.total(
        loaded(...read.faces(inputs)).die(sides),
        strength(inputs, 'pc', typeOf(inputs)) + others(inputs),
      ),
    };
  },
  'OSE-CMB-34': (inputs) => {
    const allowed =
      read.setting(inputs, 'subduing', true) &&
      canSubdue(read.flag(inputs, 'intelligent'), read.text<'blunt' | 'bladed-melee' | 'missile'>(inputs, 'weapon'));
    return {
      allowed,
      state: subdued(
        read.number(inputs, 'hp'),
        read.number(inputs, 'lethal', 0),
        read.number(inputs, 'subdual', 0),
        allowed,
      ),
    };
  },
  'OSE-CMB-35': (inputs) => ({
    damage: rule.roll.total(loaded(...read.faces(inputs)).die(UNARMED_DIE), strength(inputs, 'pc', 'melee')),
  }),
};
