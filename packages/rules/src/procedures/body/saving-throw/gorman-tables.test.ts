import { type Example, each, examplesHold } from '../../../../test/vectors.ts';
import { gormanSavingThrowVectors } from '../../../books/gorman/examples/saving-throw.ts';

type Inputs = Readonly<Record<string, unknown>>;
const saves = (inputs: Inputs, total: number, target: number, success: boolean): Example => [
  'GOR-SAV-02',
  inputs,
  { total, target, success },
];
const recovers = (
  of: string,
  level: number,
  con: number,
  face: number,
  [total, target, so]: readonly [number, number, boolean],
): Example => ['GOR-ABI-06', { class: of, level, con, dice: [face] }, { total, target, recovers: so }];
const dwarf = (level: number, face: number, total: number, target: number, success: boolean): Example => [
  'GOR-CLS-11',
  { class: 'dwarf', level, dice: [face] },
  { total, target, success },
];
const monster = (hd: string, face: number, target: number, success: boolean): Example => [
  'GOR-SAV-03',
  { hd, dice: [face] },
  { target, success },
];
const after = (damage: number, success: boolean, effect: string, left: number): Example => [
  'GOR-SAV-04',
  { damage, success, effect },
  { damage: left },
];

examplesHold('Gorman’s saving throws', gormanSavingThrowVectors, [
  ...each('GOR-SAV-01', 'level', 'target', [
    [0, 14],
    [1, 14],
    [2, 14],
    [5, 12],
    [7, 12],
    [8, 9],
    [11, 9],
    [12, 6],
    [16, 6],
    [30, 6],
  ]),

  saves({ class: 'cleric', level: 1, dice: [14] }, 14, 14, true),
  saves({ class: 'cleric', level: 1, dice: [13] }, 13, 14, false),
  saves({ class: 'elf', level: 4, dice: [12] }, 12, 12, true),
  saves({ class: 'magic-user', level: 12, dice: [5] }, 5, 6, false),
  saves({ class: 'fighter', level: 1, modifier: 2, dice: [12] }, 14, 14, true),
  saves({ class: 'fighter', level: 1, modifier: -2, dice: [15] }, 13, 14, false),
  saves({ class: 'fighter', level: 1, modifier: -8, dice: [20] }, 12, 14, false),
  saves({ class: 'fighter', level: 12, modifier: 6, dice: [1] }, 7, 6, true),
  saves({ class: 'dwarf', level: 1, modifier: 1, dice: [9] }, 14, 14, true),

  dwarf(1, 9, 13, 14, false),
  dwarf(7, 8, 12, 12, true),
  dwarf(8, 5, 9, 9, true),
  dwarf(12, 2, 6, 6, true),
  dwarf(12, 1, 5, 6, false),
  dwarf(16, 20, 24, 6, true),

  recovers('cleric', 5, 9, 12, [12, 12, true]),
  recovers('cleric', 5, 9, 11, [11, 12, false]),
  recovers('elf', 1, 3, 16, [13, 14, false]),
  recovers('elf', 1, 3, 17, [14, 14, true]),
  recovers('fighter', 8, 18, 6, [9, 9, true]),
  recovers('dwarf', 2, 13, 9, [14, 14, true]),
  recovers('dwarf', 2, 8, 10, [13, 14, false]),
  recovers('magic-user', 12, 5, 8, [6, 6, true]),

  monster('1', 14, 14, true),
  monster('1', 13, 14, false),
  monster('1-1', 14, 14, true),
  monster('1/2', 13, 14, false),
  monster('3+3', 14, 14, true),
  monster('4', 12, 12, true),
  monster('7+2', 11, 12, false),
  monster('8', 9, 9, true),
  monster('11+5', 8, 9, false),
  monster('12', 6, 6, true),
  monster('20', 5, 6, false),

  after(14, true, 'half', 7),
  after(1, true, 'half', 0),
  after(0, true, 'half', 0),
  after(14, true, 'negates', 0),
  after(14, false, 'negates', 14),
  after(1, false, 'half', 1),
  ['GOR-SAV-03', { hd: 7, dice: [12] }, { target: 12, success: true }],
  ['GOR-ABI-06', { class: 'cleric', level: 5, con: 16, dice: [10] }, { total: 12, target: 12, recovers: true }],
  ['GOR-ABI-06', { class: 'fighter', level: 2, con: 9, dice: [13] }, { total: 13, target: 14, recovers: false }],
  ['GOR-CLS-11', { class: 'dwarf', level: 1, dice: [10] }, { total: 14, target: 14, success: true }],
  ['GOR-CLS-11', { class: 'dwarf', level: 4, dice: [7] }, { total: 11, target: 12, success: false }],
  ['GOR-SAV-01', { level: 3 }, { target: 14 }],
  ['GOR-SAV-01', { level: 4 }, { target: 12 }],
  ['GOR-SAV-01', { level: 15 }, { target: 6 }],
  ['GOR-SAV-02', { class: 'cleric', level: 8, dice: [9] }, { total: 9, target: 9, success: true }],
  ['GOR-SAV-02', { class: 'fighter', level: 7, dice: [11] }, { total: 11, target: 12, success: false }],
  ['GOR-SAV-02', { class: 'dwarf', level: 12, dice: [1] }, { total: 5, target: 6, success: false }],
  ['GOR-SAV-03', { hd: '7', dice: [12] }, { target: 12, success: true }],
  ['GOR-SAV-03', { hd: '3+2', dice: [13] }, { target: 14, success: false }],
  ['GOR-SAV-03', { hd: '1/2', dice: [14] }, { target: 14, success: true }],
  ['GOR-SAV-04', { damage: 15, success: true, effect: 'half' }, { damage: 7 }],
  ['GOR-SAV-04', { damage: 15, success: false, effect: 'half' }, { damage: 15 }],
]);
