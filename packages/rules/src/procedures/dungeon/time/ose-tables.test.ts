import { examplesHold, under } from '../../../../test/vectors.ts';
import { timeVectors } from '../../../books/ose/examples/time.ts';

examplesHold('Old-School Essentials: time', timeVectors, [
  ...under('OSE-TIM-01', 'amount from to → value', [
    [7, 'second', 'second', 7],
    [2.5, 'second', 'minute', 0.041666666666666664],
    [2.5, 'second', 'hour', 0.0006944444444444445],
    [2.5, 'round', 'second', 25],
    [1, 'round', 'turn', 0.016666666666666666],
    [2.5, 'round', 'hour', 0.006944444444444444],
    [2.5, 'minute', 'second', 150],
    [1, 'minute', 'turn', 0.1],
    [1, 'minute', 'day', 0.0006944444444444445],
    [1, 'turn', 'round', 60],
    [7, 'turn', 'turn', 7],
    [2.5, 'turn', 'day', 0.017361111111111112],
    [2.5, 'hour', 'round', 900],
    [1, 'hour', 'turn', 6],
    [2.5, 'hour', 'day', 0.10416666666666667],
    [2.5, 'day', 'round', 21600],
    [2.5, 'day', 'turn', 360],
    [0, 'day', 'second', 0],
  ]),
  ...under('OSE-TIM-02', 'mode → unit', [
    ['dungeon', 'turn'],
    ['wilderness', 'day'],
    ['sea', 'day'],
    ['encounter', 'round'],
    ['combat', 'round'],
    ['dungeon-pursuit', 'round'],
    ['water-pursuit', 'round'],
    ['wilderness-pursuit', 'day'],
  ]),
]);
