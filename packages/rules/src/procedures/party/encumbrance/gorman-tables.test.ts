import { type Example, each, examplesHold } from '../../../../test/vectors.ts';
import { gormanEncumbranceVectors } from '../../../books/gorman/examples/encumbrance.ts';

const ARMOUR: readonly (readonly [armor: string, ac: number, rate: number])[] = [
  ['none', 10, 180],
  ['leather', 13, 120],
  ['chain', 15, 90],
  ['plate', 17, 60],
];
const load = (
  [armor, bulky, coins]: readonly [string, boolean, number],
  [rate, tierDrops, encumbered]: readonly [number, number, boolean],
): Example => ['GOR-MOV-03', { armor, shield: false, bulky, coins }, { rate, tierDrops, encumbered }];

examplesHold('Gorman’s armour, rates and loads', gormanEncumbranceVectors, [
  ...ARMOUR.flatMap(([armor, ac, rate]): readonly Example[] => [
    ['GOR-ARM-01', { armor, shield: false }, { ac }],
    ['GOR-ARM-01', { armor, shield: true }, { ac: ac + 1 }],
    ['GOR-ARM-01', { armor, shield: true, magicBonus: 2 }, { ac: ac + 3 }],
    ['GOR-ARM-01', { armor, shield: false, magicBonus: 0 }, { ac }],
    ['GOR-MOV-01', { armor, shield: false }, { rate }],
    ['GOR-MOV-01', { armor, shield: true }, { rate }],
  ]),
  ...each('GOR-ARM-02', 'ascending', 'descending', [
    [10, 9],
    [11, 8],
    [12, 7],
    [13, 6],
    [14, 5],
    [16, 3],
    [17, 2],
    [18, 1],
    [19, 0],
    [21, -2],
  ]),
  ...each('GOR-ARM-02', 'descending', 'ascending', [
    [8, 11],
    [7, 12],
    [6, 13],
    [5, 14],
    [4, 15],
    [3, 16],
    [2, 17],
    [1, 18],
    [0, 19],
  ]),

  ['GOR-MOV-02', { armor: 'leather', shield: true, bulky: true, coins: 0 }, { rate: 90, encumbered: false }],
  ['GOR-MOV-02', { armor: 'chain', shield: false, bulky: true, coins: 0 }, { rate: 60, encumbered: false }],
  ['GOR-MOV-02', { armor: 'plate', shield: true, bulky: false, coins: 0 }, { rate: 60, encumbered: false }],
  ['GOR-MOV-02', { armor: 'plate', shield: true, bulky: true, coins: 400 }, { rate: 30, encumbered: true }],
  ['GOR-MOV-02', { armor: 'none', shield: false, bulky: true, coins: 400 }, { rate: 90, encumbered: false }],
  ['GOR-MOV-02', { armor: 'none', shield: false, bulky: true, coins: 1601 }, { rate: 0, encumbered: true }],

  load(['none', false, 0], [180, 0, false]),
  load(['none', false, 399], [180, 0, false]),
  load(['none', false, 400], [120, 1, false]),
  load(['none', false, 799], [120, 1, false]),
  load(['none', false, 800], [90, 2, false]),
  load(['none', false, 1199], [90, 2, false]),
  load(['none', false, 1200], [60, 3, false]),
  load(['none', false, 1599], [60, 3, false]),
  load(['none', false, 1600], [30, 4, true]),
  load(['none', true, 1600], [30, 5, true]),
  load(['none', true, 1200], [30, 4, true]),
  load(['none', false, 2000], [0, 5, true]),
  load(['leather', false, 1200], [30, 3, true]),
  load(['leather', true, 400], [60, 2, false]),
  load(['chain', false, 400], [60, 1, false]),
  load(['chain', true, 0], [60, 1, false]),
  load(['plate', false, 399], [60, 0, false]),
  load(['plate', false, 400], [30, 1, true]),
  load(['plate', true, 1600], [30, 5, true]),
  load(['plate', false, 1601], [0, 4, true]),
]);
