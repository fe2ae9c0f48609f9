import { expect, it } from 'vitest';
import { savingThrowVectors } from '../../../books/ose/examples/saving-throw.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  ['OSE-SAV-01', 'each kind of effect has its category', { effect: 'petrification' }, { category: 'P' }],
  ['OSE-SAV-01', 'each kind of effect has its category', { effect: 'rod' }, { category: 'S' }],
  ['OSE-SAV-01', 'each kind of effect has its category', { effect: 'death-ray' }, { category: 'D' }],
  ['OSE-SAV-01', 'each kind of effect has its category', { effect: 'poison' }, { category: 'D' }],
  ['OSE-SAV-01', 'each kind of effect has its category', { effect: 'wand' }, { category: 'W' }],
  ['OSE-SAV-01', 'each kind of effect has its category', { effect: 'paralysis' }, { category: 'P' }],
  ['OSE-SAV-01', 'each kind of effect has its category', { effect: 'breath' }, { category: 'B' }],
  ['OSE-SAV-01', 'each kind of effect has its category', { effect: 'spell' }, { category: 'S' }],
  ['OSE-SAV-01', 'each kind of effect has its category', { effect: 'staff' }, { category: 'S' }],
  [
    'OSE-SAV-02',
    'the total must reach the saving throw',
    { target: 14, die: 14, modifier: 0 },
    { total: 14, success: true },
  ],
  [
    'OSE-SAV-02',
    'the total must reach the saving throw',
    { target: 14, die: 13, modifier: 0 },
    { total: 13, success: false },
  ],
  [
    'OSE-SAV-02',
    'the total must reach the saving throw',
    { target: 2, die: 1, modifier: 1 },
    { total: 2, success: true },
  ],
  [
    'OSE-SAV-03',
    'classes, monsters and normal humans have tables of their own',
    { kind: 'class', class: 'fighter', level: 1 },
    { saves: [12, 13, 14, 15, 16] },
  ],
  [
    'OSE-SAV-03',
    'classes, monsters and normal humans have tables of their own',
    { kind: 'normalHuman' },
    { saves: [14, 15, 16, 17, 18] },
  ],
  [
    'OSE-SAV-03',
    'classes, monsters and normal humans have tables of their own',
    { kind: 'monster', saveAs: 7 },
    { saves: [8, 9, 10, 10, 12] },
  ],
  [
    'OSE-SAV-03',
    'classes, monsters and normal humans have tables of their own',
    { kind: 'class', class: 'fighter', level: 20 },
    { saves: [4, 5, 6, 5, 8] },
  ],
  [
    'OSE-SAV-03',
    'classes, monsters and normal humans have tables of their own',
    { kind: 'monster', saveAs: 'C1' },
    { saves: [11, 12, 14, 16, 15] },
  ],
  [
    'OSE-SAV-03',
    'classes, monsters and normal humans have tables of their own',
    { kind: 'monster', saveAs: 'NH' },
    { saves: [14, 15, 16, 17, 18] },
  ],
  [
    'OSE-SAV-03',
    'classes, monsters and normal humans have tables of their own',
    { kind: 'monster', saveAs: 0 },
    { saves: [14, 15, 16, 17, 18] },
  ],
  ['OSE-SAV-04', 'a save halves damage and negates all else', { success: true, damage: 15 }, { damageTaken: 7 }],
  ['OSE-SAV-04', 'a save halves damage and negates all else', { success: false, damage: 15 }, { damageTaken: 15 }],
  ['OSE-SAV-04', 'a save halves damage and negates all else', { success: true }, { effect: 'negated' }],
  ['OSE-SAV-04', 'a save halves damage and negates all else', { success: false }, { effect: 'applies' }],
  ['OSE-SAV-04', 'a save halves damage and negates all else', { success: true, damage: 1 }, { damageTaken: 0 }],
  [
    'OSE-SAV-05',
    'poison kills those who fail, and its bite hurts all the same',
    { target: 12, die: 12, hp: 6, damage: 3, lethal: true },
    { hp: 3, dead: false, poisoned: false },
  ],
  [
    'OSE-SAV-05',
    'poison kills those who fail, and its bite hurts all the same',
    { target: 12, die: 11, hp: 6, damage: 3, lethal: true },
    { hp: 3, dead: true, poisoned: true },
  ],
  [
    'OSE-SAV-05',
    'poison kills those who fail, and its bite hurts all the same',
    { target: 12, die: 19, hp: 2, damage: 3, lethal: true },
    { hp: -1, dead: true, poisoned: false },
  ],
  [
    'OSE-SAV-05',
    'poison kills those who fail, and its bite hurts all the same',
    { target: 12, die: 3, hp: 6, damage: 3, lethal: false },
    { hp: 3, dead: false, poisoned: true },
  ],
  [
    'OSE-SAV-05',
    'poison kills those who fail, and its bite hurts all the same',
    { target: 12, hp: 2, damage: 3, lethal: true },
    { hp: -1, dead: true, poisoned: false },
  ],
  ['OSE-TAB-04', 'normal humans have the lowest row', {}, { thac0: 20, attackBonus: -1, saves: [14, 15, 16, 17, 18] }],
  ['OSE-TAB-04', 'normal humans have the lowest row', { ac: 9 }, { need: 11 }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 3 }, { saves: [12, 13, 14, 15, 16] }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 13 }, { saves: [4, 5, 6, 5, 8] }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 'NH' }, { saves: [14, 15, 16, 17, 18] }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 6 }, { saves: [10, 11, 12, 13, 14] }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 9 }, { saves: [8, 9, 10, 10, 12] }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 10 }, { saves: [6, 7, 8, 8, 10] }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 15 }, { saves: [4, 5, 6, 5, 8] }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 18 }, { saves: [2, 3, 4, 3, 6] }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 21 }, { saves: [2, 2, 2, 2, 4] }],
  ['OSE-TAB-05', 'monsters save by the row of their description', { saveAs: 22 }, { saves: [2, 2, 2, 2, 2] }],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, savingThrowVectors)).toEqual([]);
});
