import { examplesHold, under } from '../../../../test/vectors.ts';
import { searchVectors } from '../../../books/ose/examples/search.ts';

examplesHold('Old-School Essentials: search', searchVectors, [
  ...under('OSE-DUN-02', 'correctPlace chance die → found', [
    [true, 1, 6, false],
    [true, 2, 2, true],
    [true, 2, 3, false],
    [false, 1, 1, false],
    [false, 6, 1, false],
    [true, 6, 6, true],
    [true, 0, 1, false],
  ]),
  ...under('OSE-DUN-13', 'correctPlace chance die → found', [
    [true, 1, 6, false],
    [true, 2, 2, true],
    [true, 2, 3, false],
    [false, 1, 1, false],
    [false, 6, 1, false],
    [true, 6, 6, true],
    [true, 0, 1, false],
  ]),
  ...under('OSE-DUN-12', 'attempts char target kind → allowed turns', [
    [
      [
        { char: 'c1', target: 'r', kind: 'secretDoor' },
        { char: 'c2', target: 'r', kind: 'roomTrap' },
      ],
      'c1',
      'r',
      'secretDoor',
      false,
      0,
    ],
    [
      [
        { char: 'c1', target: 'r', kind: 'secretDoor' },
        { char: 'c2', target: 'r', kind: 'roomTrap' },
      ],
      'c1',
      'r',
      'roomTrap',
      true,
      1,
    ],
    [
      [
        { char: 'c1', target: 'r', kind: 'secretDoor' },
        { char: 'c2', target: 'r', kind: 'roomTrap' },
      ],
      'c1',
      'r',
      'treasureTrap',
      true,
      1,
    ],
    [
      [
        { char: 'c1', target: 'r', kind: 'secretDoor' },
        { char: 'c2', target: 'r', kind: 'roomTrap' },
      ],
      'c1',
      's',
      'secretDoor',
      true,
      1,
    ],
    [
      [
        { char: 'c1', target: 'r', kind: 'secretDoor' },
        { char: 'c2', target: 'r', kind: 'roomTrap' },
      ],
      'c2',
      'r',
      'roomTrap',
      false,
      0,
    ],
    [
      [
        { char: 'c1', target: 'r', kind: 'secretDoor' },
        { char: 'c2', target: 'r', kind: 'roomTrap' },
      ],
      'c2',
      'r',
      'secretDoor',
      true,
      1,
    ],
    [
      [
        { char: 'c1', target: 'r', kind: 'secretDoor' },
        { char: 'c2', target: 'r', kind: 'roomTrap' },
      ],
      'c3',
      'r',
      'roomTrap',
      true,
      1,
    ],
    [[], 'c1', 'x', 'secretDoor', true, 1],
  ]),
  ...under('OSE-DUN-14', 'hasAbility chance trapPresent die → allowed found', [
    [true, 20, true, 21, true, false],
    [true, 20, false, 1, true, false],
    [true, 99, true, 99, true, true],
    [true, 99, true, 100, true, false],
    [false, 20, true, 1, false, false],
    [false, 0, false, 50, false, false],
  ]),
  ...under('OSE-DUN-02', 'correctPlace die → found', [
    [true, 1, true],
    [true, 2, false],
  ]),
  ...under('OSE-DUN-13', 'correctPlace die → found', [
    [true, 1, true],
    [true, 2, false],
  ]),
  ['OSE-DUN-02', { correctPlace: true, chance: 1, die: 1 }, { found: true }],
  ['OSE-DUN-02', { correctPlace: true, chance: 1, die: 2 }, { found: false }],
  ['OSE-DUN-02', { correctPlace: false, chance: 2, die: 1 }, { found: false }],
  ...under('OSE-DUN-12', 'attempts char target kind → allowed turns', [
    [[{ char: 'c1', target: 'room7-NE', kind: 'secretDoor' }], 'c1', 'room7-NE', 'secretDoor', false, 0],
    [[{ char: 'c1', target: 'room7-NE', kind: 'secretDoor' }], 'c2', 'room7-NE', 'secretDoor', true, 1],
    [[{ char: 'c1', target: 'room7-NE', kind: 'secretDoor' }], 'c1', 'room7-NE', 'roomTrap', true, 1],
  ]),
  ['OSE-DUN-13', { correctPlace: true, chance: 1, die: 3 }, { found: false }],
  ['OSE-DUN-14', { hasAbility: true, chance: 20, trapPresent: true, die: 20 }, { allowed: true, found: true }],
  ['OSE-DUN-14', { hasAbility: false, chance: 0, trapPresent: true, die: 1 }, { allowed: false, found: false }],
]);
