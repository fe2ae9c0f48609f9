import { examplesHold, under } from '../../../../test/vectors.ts';
import { provisionsVectors } from '../../../books/ose/examples/provisions.ts';

examplesHold('Old-School Essentials: provisions', provisionsVectors, [
  ...under('OSE-TIM-03', 'advance tracked → remaining expired', [
    [1, [], {}, []],
    [0, [{ id: 'a', remaining: 3 }], { a: 3 }, []],
    [
      5,
      [
        { id: 'a', remaining: 0 },
        { id: 'b', remaining: 3 },
        { id: 'c', remaining: 5 },
        { id: 'd', remaining: 6 },
      ],
      { a: 0, b: 0, c: 0, d: 1 },
      ['b', 'c'],
    ],
    [3, [{ id: 'w', remaining: 20, perUnit: 7 }], { w: 0 }, ['w']],
    [
      2,
      [
        { id: 'w', remaining: 12, perUnit: 6 },
        { id: 'r', remaining: 13, perUnit: 6 },
      ],
      { w: 0, r: 1 },
      ['w'],
    ],
    [4, [{ id: 'x', remaining: 4, perUnit: 0 }], { x: 4 }, []],
    [
      1,
      [
        { id: 'z', remaining: 1 },
        { id: 'y', remaining: 1 },
      ],
      { z: 0, y: 0 },
      ['z', 'y'],
    ],
  ]),
  ...under('OSE-HAZ-09', 'daysWithout → mayPenalise', [
    [2, true],
    [7, true],
    [0.5, false],
  ]),
  ['OSE-TIM-03', { advance: 2, tracked: [{ id: 'torch', remaining: 6, perUnit: null }] }, { remaining: { torch: 4 } }],
  ...under('OSE-TIM-03', 'advance tracked → remaining expired', [
    [
      2,
      [
        { id: 'shield spell', remaining: 2 },
        { id: 'lantern', remaining: 24 },
      ],
      { 'shield spell': 0, lantern: 22 },
      ['shield spell'],
    ],
    [1, [{ id: 'rations', remaining: 14, perUnit: 6 }], { rations: 8 }, []],
    [1, [{ id: 'torch', remaining: 0 }], { torch: 0 }, []],
  ]),
  ['OSE-HAZ-09', { daysWithout: 0 }, { mayPenalise: false }],
  ['OSE-HAZ-09', { daysWithout: 1 }, { mayPenalise: true }],
]);
