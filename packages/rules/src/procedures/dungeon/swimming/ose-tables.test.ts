import { examplesHold, under } from '../../../../test/vectors.ts';
import { swimmingVectors } from '../../../books/ose/examples/swimming.ts';

examplesHold('Old-School Essentials: swimming', swimmingVectors, [
  ...under('OSE-HAZ-10', 'base → base encounter', [
    [240, 120, 40],
    [180, 90, 30],
    [150, 75, 25],
    [60, 30, 10],
    [30, 15, 5],
    [0, 0, 0],
    [75, 37, 12],
    [100, 50, 16],
    [45, 22, 7],
  ]),
  ...under('OSE-HAZ-11', 'chance die → drowns', [
    [99, 100, false],
    [10, 10, true],
    [10, 1, true],
    [0, 1, false],
    [100, 100, true],
    [50, 50, true],
    [50, 51, false],
  ]),
  ...under('OSE-HAZ-11', 'chance → drowns', [[0, false]]),
  ['OSE-HAZ-10', { base: 120 }, { base: 60, encounter: 20 }],
  ['OSE-HAZ-10', { base: 90 }, { base: 45, encounter: 15 }],
  ['OSE-HAZ-11', { chance: 99, die: 99 }, { drowns: true }],
  ['OSE-HAZ-11', { chance: 10, die: 11 }, { drowns: false }],
]);
