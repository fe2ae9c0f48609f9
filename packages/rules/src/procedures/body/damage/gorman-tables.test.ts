import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanDamageVectors } from '../../../books/gorman/examples/damage.ts';

const critical = (inputs: Readonly<Record<string, unknown>>, damage: number): Example => [
  'GOR-CMB-02',
  inputs,
  { damage },
];
const fumble = (weapon: Readonly<Record<string, unknown>>, weaponBroken: boolean, brokeNow: boolean): Example => [
  'GOR-CMB-03',
  { weapon, dice: [1] },
  { hit: false, weaponBroken, brokeNow },
];
const magicFumble = (second: number, weaponBroken: boolean): Example => [
  'GOR-CMB-04',
  { weapon: { id: 'sword', magic: true, bonus: 2 }, dice: [1, second] },
  { hit: false, weaponBroken, magic: !weaponBroken },
];

const FIGHTER = {
  class: 'fighter',
  level: 1,
  weapon: { id: 'sword' },
  shield: false,
  offhand: null,
  targetAc: 13,
  targetHp: 8,
};
const NOTHING = { hit: false, critical: false, fumble: false, weaponBroken: false, damage: 0, targetHp: 8 };
const attack = (inputs: Readonly<Record<string, unknown>>, expected: Readonly<Record<string, unknown>>): Example => [
  'GOR-CMB-08',
  { ...FIGHTER, ...inputs },
  { ...NOTHING, ...expected },
];

examplesHold('Gorman’s damage, criticals and broken weapons', gormanDamageVectors, [
  critical({ natural: 20, damageRoll: 1 }, 3),
  critical({ natural: 20, damageRoll: 10 }, 30),
  critical({ natural: 20, damageRoll: 4, bonus: 2 }, 18),
  critical({ natural: 20, damageRoll: 1, broken: true }, 0),
  critical({ natural: 20, damageRoll: 7, bonus: 1, broken: true }, 12),
  critical({ natural: 20, damageRoll: 1, bonus: -2 }, 1),
  critical({ natural: 19, damageRoll: 1, bonus: -3 }, 1),
  critical({ natural: 19, damageRoll: 6, bonus: 3, broken: false }, 9),
  critical({ natural: 12, damageRoll: 6, broken: true }, 3),
  critical({ natural: 12, damageRoll: 1, bonus: -1, broken: true }, 0),
  critical({ natural: 1, damageRoll: 6 }, 6),

  fumble({ id: 'sword', magic: false, broken: true }, true, false),
  fumble({ id: 'dagger', magic: false, broken: false }, true, true),
  fumble({ id: 'long-bow', magic: false, broken: false }, true, true),
  fumble({ id: 'sling' }, true, true),
  magicFumble(1, true),
  magicFumble(20, false),
  magicFumble(19, false),

  ...[
    [2, 1],
    [3, 1],
    [8, 4],
    [10, 5],
    [9, 4],
  ].map(([damageRoll, damage]): Example => ['GOR-CMB-05', { damageRoll, broken: true }, { damage }]),
  ['GOR-CMB-05', { damageRoll: 1, broken: false }, { damage: 1 }],

  attack({ dice: [10] }, {}),
  attack({ dice: [11, 8] }, { hit: true, damage: 8, targetHp: 0 }),
  attack({ dice: [15, 8], targetHp: 3 }, { hit: true, damage: 8, targetHp: -5 }),
  attack({ dice: [1] }, { fumble: true, weaponBroken: true }),
  attack({ dice: [1], weapon: { id: 'sword', broken: true } }, { fumble: true, weaponBroken: true }),
  attack({ dice: [1, 1], weapon: { id: 'sword', magic: true, bonus: 1 } }, { fumble: true, weaponBroken: true }),
  attack({ dice: [1, 20], weapon: { id: 'sword', magic: true, bonus: 1 } }, { fumble: true }),
  attack(
    { dice: [1], weapon: { id: 'sword', magic: true, bonus: 1, broken: true } },
    { fumble: true, weaponBroken: true },
  ),
  attack({ dice: [1], weapon: { id: 'natural' } }, { fumble: true }),
  attack({ dice: [12, 2], weapon: { id: 'natural' } }, { hit: true, damage: 2, targetHp: 6 }),
  attack({ dice: [10, 3], weapon: { id: 'sword', magic: true, bonus: 1 } }, { hit: true, damage: 4, targetHp: 4 }),
  attack({ dice: [10], weapon: { id: 'sword', magic: true, bonus: 1, broken: true } }, { weaponBroken: true }),
  attack(
    { dice: [20, 5], weapon: { id: 'sword', magic: true, bonus: 3, broken: true } },
    { hit: true, critical: true, weaponBroken: true, damage: 6, targetHp: 2 },
  ),
  attack({ dice: [20, 1], targetAc: 40 }, { hit: true, critical: true, damage: 3, targetHp: 5 }),
  attack({ dice: [10, 2], situational: 1 }, { hit: true, damage: 2, targetHp: 6 }),
  attack({ dice: [14], situational: -4 }, {}),
  attack({ dice: [12, 10], weapon: { id: 'pole-arm' } }, { hit: true, damage: 10, targetHp: -2 }),
  attack({ dice: [12, 9], offhand: 'dagger' }, { hit: true, damage: 9, targetHp: -1 }),
  attack({ dice: [9, 7], level: 3 }, { hit: true, damage: 7, targetHp: 1 }),
  attack({ class: 'elf', dice: [12, 6], weapon: { id: 'two-handed-sword' } }, { hit: true, damage: 6, targetHp: 2 }),
  attack({ class: 'elf', dice: [11] }, {}),
  attack({ class: 'dwarf', level: 9, dice: [3, 4] }, { hit: true, damage: 4, targetHp: 4 }),
  attack(
    { class: 'magic-user', level: 4, dice: [11, 1], weapon: { id: 'dagger' } },
    { hit: true, damage: 1, targetHp: 7 },
  ),
  attack(
    { class: 'cleric', dice: [12, 1], weapon: { id: 'mace', broken: true } },
    { hit: true, weaponBroken: true, damage: 0 },
  ),
  ['GOR-CMB-08', { ...FIGHTER, weapon: { id: 'pike' }, shield: true, dice: [] }, { error: 'two-handed-with-shield' }],
  ['GOR-CMB-08', { ...FIGHTER, shield: true, offhand: 'dagger', dice: [] }, { error: 'offhand-with-shield' }],
  ['GOR-CMB-02', { natural: 20, damageRoll: 5 }, { damage: 15 }],
  ['GOR-CMB-02', { natural: 19, damageRoll: 5 }, { damage: 5 }],
  ['GOR-CMB-02', { natural: 20, damageRoll: 5, broken: true }, { damage: 6 }],
  ...under('GOR-CMB-03', 'weapon dice → hit weaponBroken brokeNow', [
    [{ id: 'sword', magic: false, broken: false }, [1], false, true, true],
    [{ id: 'natural', magic: false, broken: false }, [1], false, false, false],
  ]),
  ...under('GOR-CMB-04', 'weapon dice → hit weaponBroken magic', [
    [{ id: 'sword', magic: true, bonus: 1 }, [1, 1], false, true, false],
    [{ id: 'sword', magic: true, bonus: 1 }, [1, 2], false, false, true],
  ]),
  ['GOR-CMB-05', { damageRoll: 7, broken: true }, { damage: 3 }],
  ['GOR-CMB-05', { damageRoll: 1, broken: true }, { damage: 0 }],
  ['GOR-CMB-05', { damageRoll: 7, broken: false }, { damage: 7 }],
  ...under(
    'GOR-CMB-08',
    'class level weapon shield targetAc targetHp dice → hit critical fumble weaponBroken damage targetHp',
    [
      ['fighter', 3, { id: 'sword' }, true, 14, 9, [10, 6], true, false, false, false, 6, 3],
      ['fighter', 1, { id: 'sword', magic: true, bonus: 1 }, false, 13, 20, [20, 4], true, true, false, false, 15, 5],
      ['cleric', 2, { id: 'mace', broken: true }, true, 11, 4, [15, 5], true, false, false, true, 2, 2],
    ],
    { offhand: null },
  ),
]);
