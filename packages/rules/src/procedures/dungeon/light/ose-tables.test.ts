import { examplesHold, under } from '../../../../test/vectors.ts';
import { lightVectors } from '../../../books/ose/examples/light.ts';

examplesHold('Old-School Essentials: light', lightVectors, [
  ...under('OSE-TIM-04', 'kind litTurn → expiresEndOfTurn', [
    ['torch', 1, 6],
    ['torch', 3, 8],
    ['torch', 7, 12],
    ['torch', 100, 105],
    ['lantern', 1, 24],
    ['lantern', 3, 26],
    ['lantern', 7, 30],
    ['lantern', 100, 123],
  ]),
]);
