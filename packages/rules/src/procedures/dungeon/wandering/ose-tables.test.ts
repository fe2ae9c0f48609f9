import { examplesHold, under } from '../../../../test/vectors.ts';
import { wanderingVectors } from '../../../books/ose/examples/wandering.ts';

examplesHold('Old-School Essentials: wandering', wanderingVectors, [
  ...under('OSE-HAZ-12', 'chance die tableSize tableDie → encounter entry', [
    [2, 2, 12, 12, true, 12],
    [6, 6, 8, 1, true, 1],
    [3, 3, 6, 6, true, 6],
  ]),
  ...under('OSE-HAZ-12', 'chance die tableSize → encounter', [
    [2, 3, 12, false],
    [0, 1, 20, false],
    [1, 6, 20, false],
  ]),
  ...under('OSE-HAZ-12', 'chance die → encounter', [
    [1, 1, true],
    [1, 2, false],
  ]),
  ...under('OSE-HAZ-12', 'chance die tableSize tableDie → encounter', [[1, 2, 20, 12, false]]),
  ...under('OSE-HAZ-13', 'base noiseOrLight hidden → chance', [
    [0, true, true, 0],
    [0, true, false, 1],
    [0, false, true, 0],
    [0, false, false, 0],
    [1, true, true, 1],
    [1, false, true, 0],
    [1, false, false, 1],
    [3, true, true, 3],
    [3, true, false, 4],
    [3, false, true, 2],
    [3, false, false, 3],
    [5, true, true, 5],
    [5, true, false, 6],
    [5, false, false, 5],
    [6, true, true, 6],
    [6, true, false, 6],
    [6, false, true, 5],
    [6, false, false, 6],
  ]),
  ...under('OSE-DUN-17', 'turn die → check encounter', [
    [1, 1, false, false],
    [6, 1, true, true],
    [6, 6, true, false],
    [100, 1, true, true],
  ]),
  ...under('OSE-DUN-17', 'turn die every → check encounter', [
    [1, 1, 1, true, true],
    [3, 1, 3, true, true],
    [4, 1, 3, false, false],
  ]),
  ...under('OSE-DUN-17', 'turn die chance → check encounter', [
    [2, 2, 2, true, true],
    [2, 3, 2, true, false],
  ]),
  ...under('OSE-DUN-17', 'turn die every chance → check encounter', [
    [6, 3, 3, 3, true, true],
    [5, 6, 1, 6, true, true],
    [8, 1, 4, 0, true, false],
  ]),
  ...under('OSE-DUN-17', 'turn → check encounter', [[3, false, false]]),
  ...under('OSE-DUN-18', 'dice → feet approaching', [
    [[6, 6], 120, true],
    [[1, 2], 30, true],
    [[5, 4], 90, true],
    [[6, 1], 70, true],
  ]),
  ...under('OSE-DUN-17', 'turn die → check encounter', [[0, 1, false, false]]),
  ...under('OSE-DUN-17', 'turn die wanderingEveryTurns wanderingChance → check encounter', [
    [3, 2, 3, 2, true, true],
    [2, 1, 3, 2, false, false],
  ]),
]);
