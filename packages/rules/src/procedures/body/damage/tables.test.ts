import { expect, it } from 'vitest';
import { damageVectors } from '../../../books/ose/examples/damage.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  ['OSE-DMG-01', 'damage is taken from hit points', { hp: 9, damage: 4 }, { hp: 5, dead: false }],
  ['OSE-DMG-01', 'damage is taken from hit points', { hp: 3, damage: 7 }, { hp: -4, dead: true }],
  [
    'OSE-HEA-02',
    'magic heals up to the full hit points, but not the dead',
    { hp: 2, max: 8, amounts: [5, 3] },
    { hp: 8 },
  ],
  ['OSE-HEA-02', 'magic heals up to the full hit points, but not the dead', { hp: 0, max: 8, amounts: [5] }, { hp: 0 }],
  ['OSE-CMB-21', 'a hit on the immune rolls no damage', { hit: true, immune: true }, { damageRolled: false }],
  ['OSE-CMB-21', 'a hit on the immune rolls no damage', { hit: true, immune: false }, { damageRolled: true }],
  [
    'OSE-CMB-24',
    'a hit does 1d6 and strength, or what the monster’s description says',
    { attacker: 'pc', type: 'melee', dice: [4], strMod: 2 },
    { damage: 6 },
  ],
  [
    'OSE-CMB-24',
    'a hit does 1d6 and strength, or what the monster’s description says',
    { attacker: 'pc', type: 'missile', dice: [4], strMod: 2 },
    { damage: 4 },
  ],
  [
    'OSE-CMB-24',
    'a hit does 1d6 and strength, or what the monster’s description says',
    { attacker: 'monster', type: 'melee', dice: [3, 5], strMod: 0 },
    { damage: 8 },
  ],
  ['OSE-CMB-25', 'a hit does at least one', { rolled: 1, modifier: -3 }, { damage: 1 }],
  ['OSE-CMB-25', 'a hit does at least one', { rolled: 4, modifier: -3 }, { damage: 1 }],
  ['OSE-CMB-25', 'a hit does at least one', { rolled: 5, modifier: -1 }, { damage: 4 }],
  [
    'OSE-CMB-26',
    'with variable damage a weapon has its own die',
    { weapon: 'two-handed sword', die: 9, strMod: 1, type: 'melee' },
    { sides: 10, damage: 10 },
  ],
  [
    'OSE-CMB-26',
    'with variable damage a weapon has its own die',
    { weapon: 'dagger', die: 1, strMod: -2, type: 'melee' },
    { sides: 4, damage: 1 },
  ],
  [
    'OSE-CMB-26',
    'with variable damage a weapon has its own die',
    { weapon: 'short bow', die: 5, strMod: 3, type: 'missile' },
    { sides: 6, damage: 5 },
  ],
  [
    'OSE-CMB-34',
    'subdual damage makes the intelligent surrender',
    { hp: 12, lethal: 4, subdual: 8, intelligent: true, weapon: 'blunt' },
    { allowed: true, state: 'surrenders' },
  ],
  [
    'OSE-CMB-34',
    'subdual damage makes the intelligent surrender',
    { hp: 12, lethal: 12, subdual: 3, intelligent: true, weapon: 'bladed-melee' },
    { allowed: true, state: 'dead' },
  ],
  [
    'OSE-CMB-34',
    'subdual damage makes the intelligent surrender',
    { hp: 12, lethal: 0, subdual: 5, intelligent: false, weapon: 'blunt' },
    { allowed: false, state: 'fighting' },
  ],
  [
    'OSE-CMB-34',
    'subdual damage makes the intelligent surrender',
    { hp: 12, lethal: 4, subdual: 8, intelligent: true, weapon: 'missile' },
    { allowed: false, state: 'fighting' },
  ],
  ['OSE-CMB-35', 'bare hands do 1d2 and strength', { die: 2, strMod: 1 }, { damage: 3 }],
  ['OSE-CMB-35', 'bare hands do 1d2 and strength', { die: 1, strMod: -2 }, { damage: 1 }],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, damageVectors)).toEqual([]);
});
