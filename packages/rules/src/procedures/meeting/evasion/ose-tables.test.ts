import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { evasionVectors } from '../../../books/ose/examples/evasion.ts';

/** OSE-PUR-11: the chance of a group of so many, from the fewest to the most, with so many after it. */
const BY_SIZE: readonly (readonly [
  fleeing: readonly number[],
  ...(readonly [pursuers: readonly number[], base: number])[],
])[] = [
  [
    [1, 4],
    [[1], 50],
    [[2, 3], 70],
    [[4, 40], 90],
  ],
  [
    [5, 12],
    [[1, 3], 35],
    [[4, 8], 50],
    [[9, 40], 70],
  ],
  [
    [13, 24],
    [[1, 6], 25],
    [[7, 16], 35],
    [[17, 40], 50],
  ],
  [
    [25, 80],
    [[1, 10], 10],
    [[11, 30], 25],
    [[31, 200], 35],
  ],
];

examplesHold('Old-School Essentials: evasion', evasionVectors, [
  ...under('OSE-PUR-01', 'fleeRate pursueRate forcedToStop → outcome', [
    [120, 119, false, 'evaded'],
    [0, 0, false, 'pursuit'],
    [0, 30, false, 'pursuit'],
    [30, 0, false, 'evaded'],
    [60, 120, false, 'pursuit'],
    [60, 120, true, 'pursuit'],
    [90, 90, true, 'pursuit'],
  ]),
  ...under('OSE-PUR-08', 'fleeRate pursueRate die → chance evaded', [
    [240, 239, 80, 80, true],
    [240, 239, 81, 80, false],
    [240, 180, 81, 80, false],
    [240, 240, 50, 50, true],
    [240, 241, 50, 50, true],
    [240, 241, 51, 50, false],
    [240, 270, 51, 50, false],
    [240, 271, 40, 40, true],
    [240, 300, 40, 40, true],
    [240, 300, 41, 40, false],
    [240, 301, 36, 35, false],
    [240, 330, 35, 35, true],
    [240, 331, 25, 25, true],
    [240, 331, 26, 25, false],
    [240, 360, 26, 25, false],
    [240, 361, 10, 10, true],
    [240, 440, 10, 10, true],
    [240, 440, 11, 10, false],
  ]),
  ...under('OSE-PUR-10', 'surprised → mode', [
    ['none', 'roll'],
    ['both', 'roll'],
  ]),
  ...under('OSE-PUR-10', 'surprised granted die → mode evaded', [
    ['fleeing', 10, 11, 'granted', false],
    ['fleeing', 3, 4, 'granted', false],
    ['fleeing', 25, 25, 'granted', true],
    ['pursuing', 10, 99, 'automatic', true],
  ]),
  ...under('OSE-PUR-10', 'surprised granted → mode evaded', [['fleeing', null, 'refused', false]]),
  ...under('OSE-PUR-10', 'surprised granted → mode', [['both', 10, 'roll']]),
  ...under('OSE-PUR-12', 'fleeing pursuers fleeRate pursueRate env die → base chance evaded', [
    [6, 5, 90, 90, 0, 50, 50, 50, true],
    [6, 5, 90, 90, 0, 51, 50, 50, false],
    [6, 5, 180, 90, 0, 75, 50, 75, true],
    [30, 4, 60, 120, 25, 10, 10, 10, true],
    [30, 4, 60, 120, -25, 5, 10, 5, true],
    [30, 4, 60, 120, -25, 6, 10, 5, false],
    [3, 6, 120, 60, 0, 100, 90, 100, true],
    [30, 4, 90, 90, -10, 5, 10, 5, true],
    [3, 1, 240, 120, 25, 100, 50, 100, true],
  ]),
  ...under('OSE-PUR-12', 'fleeing pursuers fleeRate pursueRate env → base chance', [
    [6, 5, 179, 90, 0, 50, 50],
    [6, 5, 90, 179, 0, 50, 50],
    [6, 5, 90, 180, 25, 50, 50],
    [3, 6, 120, 60, 10, 90, 100],
    [13, 1, 60, 60, -25, 25, 5],
    [25, 31, 120, 240, 25, 35, 35],
    [25, 31, 240, 120, -25, 35, 35],
  ]),
  ...BY_SIZE.flatMap(([groups, ...columns]) =>
    groups.flatMap((fleeing) =>
      columns.flatMap(([many, base]) =>
        many.map((pursuers): Example => ['OSE-PUR-11', { fleeing, pursuers }, { base }]),
      ),
    ),
  ),
  ['OSE-PUR-01', { fleeRate: 120, pursueRate: 90, forcedToStop: false }, { outcome: 'evaded' }],
  ['OSE-PUR-01', { fleeRate: 90, pursueRate: 90, forcedToStop: false }, { outcome: 'pursuit' }],
  ['OSE-PUR-01', { fleeRate: 120, pursueRate: 60, forcedToStop: true }, { outcome: 'pursuit' }],
  ...under('OSE-PUR-08', 'fleeRate pursueRate die → chance evaded', [
    [150, 120, 80, 80, true],
    [120, 150, 51, 50, false],
    [30, 150, 25, 25, true],
    [90, 90, 50, 50, true],
    [90, 121, 41, 40, false],
    [30, 160, 10, 10, true],
  ]),
  ['OSE-PUR-10', { surprised: 'pursuing' }, { mode: 'automatic', evaded: true }],
  ['OSE-PUR-10', { surprised: 'fleeing' }, { mode: 'refused', evaded: false }],
  ['OSE-PUR-10', { surprised: 'fleeing', granted: 10, die: 10 }, { mode: 'granted', evaded: true }],
  ...under('OSE-PUR-11', 'fleeing pursuers → base', [
    [6, 5, 50],
    [13, 20, 50],
    [2, 1, 50],
    [4, 3, 70],
    [12, 9, 70],
    [24, 6, 25],
    [25, 31, 35],
  ]),
  ...under('OSE-PUR-12', 'fleeing pursuers fleeRate pursueRate env die → base chance evaded', [
    [6, 5, 90, 180, 0, 25, 50, 25, true],
    [30, 4, 60, 120, 0, 6, 10, 5, false],
  ]),
  ['OSE-PUR-12', { fleeing: 3, pursuers: 6, fleeRate: 120, pursueRate: 60, env: 25 }, { base: 90, chance: 100 }],
]);
