import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanDamageVectors } from '../../../books/gorman/examples/damage.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of damage', () => {
  it.each(
    (
      [
        ['GOR-CMB-02', { natural: 20, damageRoll: 5 }, { damage: 15 }],
        ['GOR-CMB-02', { natural: 20, damageRoll: 5, broken: true }, { damage: 6 }],
        ['GOR-CMB-02', { natural: 19, damageRoll: 5 }, { damage: 5 }],
        [
          'GOR-CMB-03',
          { weapon: { id: 'sword', magic: false, broken: false }, dice: [1] },
          { hit: false, weaponBroken: true, brokeNow: true },
        ],
        [
          'GOR-CMB-03',
          { weapon: { id: 'natural', magic: false, broken: false }, dice: [1] },
          { hit: false, weaponBroken: false, brokeNow: false },
        ],
        [
          'GOR-CMB-04',
          { weapon: { id: 'sword', magic: true, bonus: 1 }, dice: [1, 1] },
          { hit: false, weaponBroken: true, magic: false },
        ],
        [
          'GOR-CMB-04',
          { weapon: { id: 'sword', magic: true, bonus: 1 }, dice: [1, 2] },
          { hit: false, weaponBroken: false, magic: true },
        ],
        ['GOR-CMB-05', { damageRoll: 7, broken: true }, { damage: 3 }],
        ['GOR-CMB-05', { damageRoll: 1, broken: true }, { damage: 0 }],
        ['GOR-CMB-05', { damageRoll: 7, broken: false }, { damage: 7 }],
        [
          'GOR-CMB-08',
          {
            class: 'fighter',
            level: 3,
            weapon: { id: 'sword' },
            shield: true,
            offhand: null,
            targetAc: 14,
            targetHp: 9,
            dice: [10, 6],
          },
          { hit: true, critical: false, fumble: false, weaponBroken: false, damage: 6, targetHp: 3 },
        ],
        [
          'GOR-CMB-08',
          {
            class: 'fighter',
            level: 1,
            weapon: { id: 'sword', magic: true, bonus: 1 },
            shield: false,
            offhand: null,
            targetAc: 13,
            targetHp: 20,
            dice: [20, 4],
          },
          { hit: true, critical: true, fumble: false, weaponBroken: false, damage: 15, targetHp: 5 },
        ],
        [
          'GOR-CMB-08',
          {
            class: 'cleric',
            level: 2,
            weapon: { id: 'mace', broken: true },
            shield: true,
            offhand: null,
            targetAc: 11,
            targetHp: 4,
            dice: [15, 5],
          },
          { hit: true, critical: false, fumble: false, weaponBroken: true, damage: 2, targetHp: 2 },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanDamageVectors)).toEqual([]);
  });
});
