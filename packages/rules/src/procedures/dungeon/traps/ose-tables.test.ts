import { examplesHold, under } from '../../../../test/vectors.ts';
import { trapsVectors } from '../../../books/ose/examples/traps.ts';

examplesHold('Old-School Essentials: traps', trapsVectors, [
  ...under('OSE-DUN-15', 'die → sprung', [
    [1, true],
    [4, false],
    [5, false],
    [6, false],
    [2, true],
    [3, false],
  ]),
  ['OSE-DUN-15', { chance: 4, die: 4 }, { sprung: true }],
  ['OSE-DUN-15', { chance: 4, die: 5 }, { sprung: false }],
  ['OSE-DUN-15', { chance: 1, die: 2 }, { sprung: false }],
  ...under('OSE-DUN-16', 'sprung dice victim monstersBypass → attackRoll damage', [
    [true, [6, 6, 6], 'pc', true, false, 18],
    [true, [6], 'pc', false, false, 6],
    [true, [4, 2], 'monster', false, false, 6],
    [false, [4, 2], 'pc', true, false, 0],
    [false, [4, 2], 'monster', false, false, 0],
    [true, [1], 'monster', true, false, 0],
    [false, [], 'pc', false, false, 0],
    [true, [4, 2], 'pc', true, false, 6],
    [true, [4, 2], 'monster', true, false, 0],
  ]),
]);
