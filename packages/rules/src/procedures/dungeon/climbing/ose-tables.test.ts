import { examplesHold, under } from '../../../../test/vectors.ts';
import { climbingVectors } from '../../../books/ose/examples/climbing.ts';

examplesHold('Old-School Essentials: climbing', climbingVectors, [
  ...under('OSE-HAZ-01', 'dex modifier die → success falls', [
    [3, 0, 3, true, false],
    [3, 0, 4, false, true],
    [18, 0, 18, true, false],
    [18, 0, 19, false, true],
    [18, 4, 14, true, false],
    [18, 4, 15, false, true],
    [10, -4, 14, true, false],
    [10, -4, 15, false, true],
    [10, 2, 8, true, false],
    [10, 2, 9, false, true],
    [3, 0, 1, true, false],
    [18, 0, 20, false, true],
    [20, -4, 20, false, true],
    [3, 4, 1, true, false],
    [1, 4, 1, true, false],
    [18, -4, 19, true, false],
    [9, -1, 10, true, false],
  ]),
  ...under('OSE-HAZ-02', 'equipment classAbility → attemptAllowed', [
    [true, true, true],
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ]),
  ['OSE-HAZ-01', { dex: 11, modifier: 0, die: 9 }, { success: true, falls: false }],
  ['OSE-HAZ-01', { dex: 11, modifier: 4, die: 9 }, { success: false, falls: true }],
  ['OSE-HAZ-01', { dex: 18, modifier: -4, die: 20 }, { success: false, falls: true }],
]);
