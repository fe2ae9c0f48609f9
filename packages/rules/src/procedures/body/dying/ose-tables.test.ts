import { examplesHold, under } from '../../../../test/vectors.ts';
import { dyingVectors } from '../../../books/ose/examples/dying.ts';

const THINGS = [
  { name: 'a', bonus: 0 },
  { name: 'b', bonus: 0 },
  { name: 'c', bonus: 2 },
  { name: 'd', bonus: 2 },
  { name: 'e', bonus: 1 },
];

examplesHold('Old-School Essentials: dying', dyingVectors, [
  ...under('OSE-DTH-01', 'hp → dead', [
    [-10, true],
    [-1, true],
    [2, false],
    [60, false],
  ]),
  ...under('OSE-DTH-02', 'killed destructive → mundaneDestroyed', [[false, false, false]]),
  ...under('OSE-DTH-03', 'saves category items dice → survived destroyed', [
    [[12, 13, 14, 15, 16], 'D', THINGS, [12, 11, 10, 9, 1], ['a', 'c'], ['b', 'd', 'e']],
    [[12, 13, 14, 15, 16], 'W', THINGS, [13, 12, 11, 10, 1], ['a', 'c'], ['b', 'd', 'e']],
    [[12, 13, 14, 15, 16], 'P', THINGS, [14, 13, 12, 11, 1], ['a', 'c'], ['b', 'd', 'e']],
    [[12, 13, 14, 15, 16], 'B', THINGS, [15, 14, 13, 12, 1], ['a', 'c'], ['b', 'd', 'e']],
    [[12, 13, 14, 15, 16], 'S', THINGS, [16, 15, 14, 13, 1], ['a', 'c'], ['b', 'd', 'e']],
    [[2, 2, 2, 2, 2], 'B', [{ name: 'x', bonus: 1 }], [1], ['x'], []],
    [
      [14, 15, 16, 21, 22],
      'B',
      [
        { name: 'x', bonus: 0 },
        { name: 'y', bonus: 1 },
      ],
      [20, 20],
      ['y'],
      ['x'],
    ],
    [[12, 13, 14, 15, 16], 'B', [], [], [], []],
    [[12, 13, 14, 15, 16], 'D', [{ name: 'ring' }], [12], ['ring'], []],
  ]),
  ...under('OSE-CMB-27', 'hp damage simultaneous hasActed → dead stillActs', [
    [4, 3, false, false, false, true],
    [4, 3, false, true, false, false],
    [4, 4, true, true, true, false],
    [4, 4, false, true, true, false],
    [4, 3, true, false, false, true],
    [1, 10, true, false, true, true],
    [4, 0, false, false, false, true],
  ]),
  ...under('OSE-DTH-03', 'saves category items dice magicItemSave → survived destroyed', [
    [[12, 13, 14, 15, 16], 'B', [{ name: 'sword +1', bonus: 1 }], [], false, [], ['sword +1']],
  ]),
  ['OSE-DTH-01', { hp: 1 }, { dead: false }],
  ['OSE-DTH-01', { hp: 0 }, { dead: true }],
  ['OSE-DTH-02', { killed: true, destructive: true }, { mundaneDestroyed: true }],
  ['OSE-DTH-02', { killed: true, destructive: false }, { mundaneDestroyed: false }],
  ['OSE-DTH-02', { killed: false, destructive: true }, { mundaneDestroyed: false }],
  ...under(
    'OSE-DTH-03',
    'category items dice → survived destroyed',
    [
      [
        'B',
        [
          { name: 'sword +1', bonus: 1 },
          { name: 'potion', bonus: 0 },
        ],
        [14, 14],
        ['sword +1'],
        ['potion'],
      ],
      ['S', [{ name: 'wand', bonus: 0 }], [16], ['wand'], []],
    ],
    { saves: [12, 13, 14, 15, 16] },
  ),
  ...under('OSE-CMB-27', 'hp damage simultaneous hasActed → dead stillActs', [
    [4, 4, false, false, true, false],
    [4, 9, true, false, true, true],
    [4, 1, false, false, false, true],
    [4, 1, false, true, false, false],
  ]),
]);
