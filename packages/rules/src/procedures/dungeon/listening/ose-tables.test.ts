import { examplesHold, under } from '../../../../test/vectors.ts';
import { listeningVectors } from '../../../books/ose/examples/listening.ts';

examplesHold('Old-School Essentials: listening', listeningVectors, [
  ...under('OSE-DUN-08', 'chance die soundPresent alreadyTried → allowed hears', [
    [1, 2, true, false, true, false],
    [2, 2, true, false, true, true],
    [2, 3, true, false, true, false],
    [5, 5, true, false, true, true],
    [1, 1, false, false, true, false],
    [1, 1, false, true, false, false],
    [6, 6, true, false, true, true],
    [0, 1, true, false, true, false],
  ]),
  ...under('OSE-DUN-08', 'chance soundPresent alreadyTried → allowed hears', [[2, true, true, false, false]]),
  ...under('OSE-DUN-08', 'chance soundPresent → allowed hears', [[1, false, true, false]]),
  ['OSE-DUN-08', { chance: 1, die: 1, soundPresent: true, alreadyTried: false }, { allowed: true, hears: true }],
  ['OSE-DUN-08', { chance: 2, die: 2, soundPresent: false, alreadyTried: false }, { allowed: true, hears: false }],
  ['OSE-DUN-08', { chance: 2, die: 1, soundPresent: true, alreadyTried: true }, { allowed: false, hears: false }],
]);
