import { examplesHold, under } from '../../../../test/vectors.ts';
import { healingVectors } from '../../../books/ose/examples/healing.ts';

examplesHold('Old-School Essentials: healing', healingVectors, [
  ...under('OSE-HEA-01', 'hp max days dice → hp', [
    [1, 8, [true, false, true], [2, 3], 6],
    [8, 8, [true], [1], 8],
    [0, 8, [true, true], [3, 3], 0],
    [-3, 8, [true], [3], -3],
    [1, 30, [true, true, true, true, true, true], [3, 3, 3, 1, 2, 1], 14],
    [7, 8, [true, true], [3, 3], 8],
    [5, 8, [], [], 5],
    [5, 8, [false, false, true], [1], 6],
    [1, 8, [false, false], [], 1],
  ]),
]);
