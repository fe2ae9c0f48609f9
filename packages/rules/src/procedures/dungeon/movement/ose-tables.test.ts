import { examplesHold, under } from '../../../../test/vectors.ts';
import { movementVectors } from '../../../books/ose/examples/movement.ts';

examplesHold('Old-School Essentials: movement', movementVectors, [
  ...under('OSE-MOV-01', 'base → encounter', [
    [0, 0],
    [30, 10],
    [60, 20],
    [150, 50],
    [180, 60],
    [360, 120],
    [100, 33],
    [20, 6],
    [10, 3],
    [50, 16],
  ]),
  ...under('OSE-MOV-02', 'rates → group', [
    [[60], 60],
    [[30, 30], 30],
    [[240, 120, 90, 30], 30],
    [[0], 0],
    [[0, 0], 0],
  ]),
  ...under('OSE-DUN-09', 'base → feetPerTurn', [
    [120, 120],
    [60, 60],
    [0, 0],
    [240, 240],
    [150, 150],
  ]),
  ...under('OSE-DUN-10', 'base multiplier → feetPerTurn', [
    [120, 1, 120],
    [120, 2, 240],
    [30, 3, 90],
    [90, 3, 270],
    [0, 3, 0],
  ]),
  ...under('OSE-DUN-10', 'base → feetPerTurn', [[90, 270]]),
  ...under('OSE-DUN-10', 'base familiarMultiplier → feetPerTurn', [[120, 2, 240]]),
]);
