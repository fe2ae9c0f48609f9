import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { attackerOf, oneMisses } from '../attack/eris-vectors.ts';
import type { DualMode } from '../two-weapons/rule.ts';
import {
  blow,
  doubled,
  erisDamage,
  helmeted,
  isCritical,
  protectionOf,
  scaled,
  type WeakPoint,
  weaponBonus,
} from './eris.ts';

const hands = (inputs: VectorInputs): 1 | 2 => (read.number(inputs, 'hands', 1) === 2 ? 2 : 1);
const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));

export const erisDamageVectors: Adapters = {
  'ERI-CRI-01': (inputs) => {
    const critical = isCritical(read.number(inputs, 'natural'));
    return { critical, damage: doubled(read.number(inputs, 'damage'), critical) };
  },
  'ERI-CRI-02': (inputs) => ({
    ...helmeted(read.number(inputs, 'natural'), read.flag(inputs, 'helmet'), read.number(inputs, 'damage')),
  }),
  'ERI-CRI-03': (inputs) => ({
    ...scaled(read.number(inputs, 'natural'), read.text<WeakPoint>(inputs, 'weakPoint'), read.number(inputs, 'damage')),
  }),
  'ERI-CRI-04': (inputs) => {
    const said = inputs.refereeSays;
    const refereeSays = said === 'helmet' || said === 'scale' || said === 'none' ? said : null;
    return { protection: protectionOf(read.text(inputs, 'kind'), read.flag(inputs, 'helmet', false), refereeSays) };
  },
  'ERI-DMG-01': (inputs) => ({ die: 'd6', bonus: weaponBonus(read.text(inputs, 'weapon')) }),
  'ERI-DMG-05': (inputs) => ({
    damage: erisDamage(
      read.text(inputs, 'weapon'),
      hands(inputs),
      read.number(inputs, 'damageBonus', 0),
      read.flag(inputs, 'critical', false),
      dice(inputs).die(6),
    ),
  }),
  'ERI-DMG-06': (inputs) => ({
    ...blow(
      {
        attacker: attackerOf(inputs),
        weapon: read.text(inputs, 'weapon'),
        hands: hands(inputs),
        hitBonus: read.number(inputs, 'hitBonus', 0),
        damageBonus: read.number(inputs, 'damageBonus', 0),
        penalty: read.number(inputs, 'penalty', 0),
        ownDual: read.text<DualMode>(inputs, 'ownDual', 'none'),
        targetDual: read.text<DualMode>(inputs, 'targetDual', 'none'),
        helmet: read.flag(inputs, 'helmet', false),
        armourClass: read.number(inputs, 'targetAc'),
        hitPoints: read.number(inputs, 'targetHp'),
        oneMisses: oneMisses(inputs),
      },
      dice(inputs),
    ),
  }),
};
