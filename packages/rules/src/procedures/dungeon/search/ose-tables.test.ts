import { examplesHold, under } from '../../../../test/vectors.ts';
import { searchVectors } from '../../../books/ose/examples/search.ts';

const TRIED = [
  { char: 'c1', target: 'r', kind: 'secretDoor' },
  { char: 'c2', target: 'r', kind: 'roomTrap' },
];

examplesHold('Old-School Essentials: search', searchVectors, [
  ...under('OSE-DUN-02', 'correctPlace chance die → found', [
    [true, 1, 6, false],
    [true, 2, 2, true],
    [true, 2, 3, false],
    [false, 1, 1, false],
    [false, 6, 1, false],
    [true, 6, 6, true],
    [true, 0, 1, false],
    [true, 1, 1, true],
    [true, 1, 2, false],
    [false, 2, 1, false],
  ]),
  ['OSE-DUN-02', { correctPlace: true, die: 1 }, { found: true }],
  ['OSE-DUN-02', { correctPlace: true, die: 2 }, { found: false }],
  ...under('OSE-DUN-13', 'correctPlace chance die → found', [
    [true, 1, 6, false],
    [true, 2, 2, true],
    [true, 2, 3, false],
    [false, 1, 1, false],
    [false, 6, 1, false],
    [true, 6, 6, true],
    [true, 0, 1, false],
    [true, 1, 3, false],
  ]),
  ['OSE-DUN-13', { correctPlace: true, die: 1 }, { found: true }],
  ['OSE-DUN-13', { correctPlace: true, die: 2 }, { found: false }],
  ...under('OSE-DUN-12', 'attempts char target kind → allowed turns', [
    [TRIED, 'c1', 'r', 'secretDoor', false, 0],
    [TRIED, 'c1', 'r', 'roomTrap', true, 1],
    [TRIED, 'c1', 'r', 'treasureTrap', true, 1],
    [TRIED, 'c1', 's', 'secretDoor', true, 1],
    [TRIED, 'c2', 'r', 'roomTrap', false, 0],
    [TRIED, 'c2', 'r', 'secretDoor', true, 1],
    [TRIED, 'c3', 'r', 'roomTrap', true, 1],
    [[], 'c1', 'x', 'secretDoor', true, 1],
    [[{ char: 'c1', target: 'room7-NE', kind: 'secretDoor' }], 'c1', 'room7-NE', 'secretDoor', false, 0],
    [[{ char: 'c1', target: 'room7-NE', kind: 'secretDoor' }], 'c2', 'room7-NE', 'secretDoor', true, 1],
    [[{ char: 'c1', target: 'room7-NE', kind: 'secretDoor' }], 'c1', 'room7-NE', 'roomTrap', true, 1],
  ]),
  ...under('OSE-DUN-14', 'hasAbility chance trapPresent die → allowed found', [
    [true, 20, true, 21, true, false],
    [true, 20, false, 1, true, false],
    [true, 99, true, 99, true, true],
    [true, 99, true, 100, true, false],
    [false, 20, true, 1, false, false],
    [false, 0, false, 50, false, false],
    [true, 20, true, 20, true, true],
    [false, 0, true, 1, false, false],
  ]),
]);
