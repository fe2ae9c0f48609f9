import { examplesHold, under } from '../../../../test/vectors.ts';
import { foragingVectors } from '../../../books/ose/examples/foraging.ts';

examplesHold('Old-School Essentials: foraging', foragingVectors, [
  ...under('OSE-WLD-05', 'dice → fed', [
    [[1, 1], 1],
    [[1, 6], 6],
    [[3], 0],
    [[6], 0],
  ]),
  ...under('OSE-WLD-06', 'die → animals travelMiles countsAsRest', [
    [2, false, 0, false],
    [3, false, 0, false],
    [6, false, 0, false],
  ]),
]);
