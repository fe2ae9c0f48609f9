import { examplesHold, under } from '../../../../test/vectors.ts';
import { fallingVectors } from '../../../books/ose/examples/falling.ts';

examplesHold('Old-School Essentials: falling', fallingVectors, [
  ...under('OSE-HAZ-06', 'feet dice → diceCount damage', [
    [0, [], 0, 0],
    [10, [6], 1, 6],
    [19, [1], 1, 1],
    [20, [1, 1], 2, 2],
    [100, [6, 6, 6, 6, 6, 6, 6, 6, 6, 6], 10, 60],
    [99, [1, 2, 3, 4, 5, 6, 1, 2, 3], 9, 27],
    [55, [1, 2, 3, 4, 5], 5, 15],
  ]),
  ['OSE-HAZ-06', { feet: 30, dice: [2, 6, 3] }, { diceCount: 3, damage: 11 }],
  ['OSE-HAZ-06', { feet: 25, dice: [4, 4] }, { diceCount: 2, damage: 8 }],
  ['OSE-HAZ-06', { feet: 9, dice: [] }, { diceCount: 0, damage: 0 }],
]);
