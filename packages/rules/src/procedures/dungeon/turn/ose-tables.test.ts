import { examplesHold, under } from '../../../../test/vectors.ts';
import { turnVectors } from '../../../books/ose/examples/turn.ts';

examplesHold('Old-School Essentials: turn', turnVectors, [
  ...under('OSE-DUN-01', 'after → next', [
    ['wandering', 'actions'],
    ['actions', 'description'],
    ['description', 'endOfTurn'],
  ]),
  ...under('OSE-EVT-14', 'rounds → turns', [
    [1, 1],
    [59, 1],
    [60, 1],
    [120, 2],
    [121, 3],
    [600, 10],
    [601, 11],
  ]),
]);
