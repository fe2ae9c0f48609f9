import { examplesHold, under } from '../../../../test/vectors.ts';
import { bombingVectors } from '../../../books/ose/examples/bombing.ts';

examplesHold('Old-School Essentials: bombing', bombingVectors, [
  ...under('OSE-CMB-30', 'altitude targets dice → allowed hits damage', [
    [0, 1, [16, 1, 1], true, [true], 2],
    [300, 1, [15], true, [false], 0],
    [300, 3, [20, 1, 16, 6, 6], true, [true, false, true], 12],
    [150, 4, [15, 15, 15, 15], true, [false, false, false, false], 0],
    [299, 2, [17, 18, 3, 2], true, [true, true], 5],
    [100, 1, [1], true, [false], 0],
    [300, 0, [], true, [], 0],
    [300, 2, [16, 15, 4, 3], true, [true, false], 7],
  ]),
  ['OSE-CMB-30', { altitude: 301, targets: 3, dice: [] }, { allowed: false }],
  ['OSE-CMB-30', { altitude: 310, targets: 1, dice: [] }, { allowed: false }],
  ...under('OSE-CMB-33', 'widthFeet → maxAbreast', [
    [0, 1],
    [1, 1],
    [4, 1],
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 2],
    [9, 2],
    [11, 3],
    [13, 3],
    [14, 4],
    [15, 4],
    [17, 5],
    [30, 9],
    [40, 12],
    [10, 3],
    [20, 6],
    [3, 1],
  ]),
]);
