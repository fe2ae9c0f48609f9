import { rulesBy } from '../../../../test/in-play.ts';
import { goblin } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import {
  convertedAttacks,
  convertedClass,
  convertedDamage,
  convertedHitPoints,
  convertedKind,
  convertedWeapon,
  magicalHide,
  magicPenalty,
} from '../../../procedures/table/conversion/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const text = (inputs: VectorInputs, name: string): string | null =>
  typeof inputs[name] === 'string' ? read.text(inputs, name) : null;

export const erisConversionVectors: Adapters = {
  'ERI-CNV-01': (inputs) => ({ hp: convertedHitPoints(`${inputs.hd}`, loaded(...read.faces(inputs))) }),
  'ERI-CNV-02': (inputs) => ({ damage: convertedDamage(read.flag(inputs, 'inLbb'), text(inputs, 'lbbDamage')) }),
  'ERI-CNV-03': (inputs) => ({
    ...convertedKind(read.flag(inputs, 'inLbb'), text(inputs, 'equivalent'), read.number(inputs, 'hd')),
  }),
  'ERI-CNV-04': (inputs) => ({
    ac: convertedClass(
      inputs.listedAac === undefined ? read.number(inputs, 'listedAc') : 19 - read.number(inputs, 'listedAac'),
    ),
  }),
  'ERI-CNV-05': (inputs) => ({
    ...magicalHide(
      read.number(inputs, 'listedAc'),
      read.flag(inputs, 'magical'),
      read.flag(inputs, 'usesShield', false),
    ),
  }),
  'ERI-CNV-06': (inputs) => {
    const penalty = magicPenalty(read.number(inputs, 'armorBonus', 0), read.number(inputs, 'shieldBonus', 0));
    return { penalty, adjusted: read.number(inputs, 'roll') - penalty };
  },
  'ERI-CNV-07': (inputs) => ({
    ...convertedWeapon(read.text<'sword' | 'other'>(inputs, 'weapon'), read.number(inputs, 'bonus')),
  }),
  'ERI-CNV-08': (inputs) => ({
    attacks: convertedAttacks(
      read.number(inputs, 'listedAttacks'),
      typeof inputs.lbbAttacks === 'number' ? inputs.lbbAttacks : null,
      read.flag(inputs, 'sweeps', false) || read.flag(inputs, 'refereeAllows', false),
    ),
  }),
  'ERI-CNV-09': (inputs) => {
    const { attacks: claws, ...plain } = goblin({ traits: { sweeps: true } });
    const monster = { ...plain, attacks: claws.map((claw) => ({ ...claw, times: read.number(inputs, 'attacks') })) };
    const {
      often: { mostTargets, series },
    } = rulesBy('eris').attack;
    const attacks = Math.min(mostTargets(monster, 'melee'), read.number(inputs, 'targets'));
    return { attacks, penalty: series(monster).penalty(attacks) };
  },
};
