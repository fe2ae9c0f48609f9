import { examplesHold, under } from '../../../../test/vectors.ts';
import { distanceVectors } from '../../../books/ose/examples/distance.ts';

examplesHold('Old-School Essentials: distance', distanceVectors, [
  ...under('OSE-WLD-15', 'anySurprised dice → yards', [
    [false, [1, 1, 1, 1], 40],
    [false, [6, 6, 6, 6], 240],
    [false, [1, 2, 3, 4], 100],
    [true, [1], 10],
    [true, [2], 20],
    [true, [4], 40],
  ]),
  ...under('OSE-SEA-10', 'anySurprised dice → yards', [
    [false, [1, 1, 1, 1], 40],
    [false, [6, 6, 6, 6], 240],
    [false, [1, 2, 3, 4], 100],
    [true, [1], 10],
    [true, [2], 20],
    [true, [4], 40],
  ]),
  ...under('OSE-EVT-06', 'setting anySurprised dice → distance unit', [
    ['dungeon', false, [1, 1], 20, 'foot'],
    ['dungeon', false, [6, 6], 120, 'foot'],
    ['dungeon', true, [1, 2], 30, 'foot'],
    ['wilderness', false, [6, 6, 6, 6], 240, 'yard'],
    ['wilderness', true, [1], 10, 'yard'],
    ['wilderness', true, [4], 40, 'yard'],
    ['water', false, [2, 3, 4, 5], 140, 'yard'],
    ['water', true, [2], 20, 'yard'],
  ]),
  ['OSE-EVT-06', { setting: 'dungeon', anySurprised: true, dice: [6, 2] }, { distance: 80, unit: 'foot' }],
  ['OSE-EVT-06', { setting: 'wilderness', anySurprised: false, dice: [1, 1, 1, 1] }, { distance: 40, unit: 'yard' }],
  ['OSE-EVT-06', { setting: 'water', anySurprised: true, dice: [4] }, { distance: 40, unit: 'yard' }],
  ['OSE-WLD-15', { anySurprised: false, dice: [2, 5, 1, 6] }, { yards: 140 }],
  ['OSE-WLD-15', { anySurprised: true, dice: [3] }, { yards: 30 }],
  ['OSE-SEA-10', { anySurprised: false, dice: [6, 6, 6, 5] }, { yards: 230 }],
]);
