import { examplesHold, under } from '../../../../test/vectors.ts';
import { surpriseVectors } from '../../../books/ose/examples/surprise.ts';

examplesHold('Old-School Essentials: surprise', surpriseVectors, [
  ...under('OSE-HAZ-05', 'carriesLight dark → canSurprise', [
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [false, false, true],
  ]),
  ['OSE-HAZ-05', { carriesLight: true, dark: true, lightPreventsSurprise: false }, { canSurprise: true }],
  ['OSE-HAZ-05', { carriesLight: true, dark: true, lightPreventsSurprise: true }, { canSurprise: false }],
  ...under('OSE-EVT-05', 'sideHasLight dark → opponentsRollSurprise', [
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [false, false, true],
  ]),
  ...under('OSE-DUN-04', 'failedAttempts → partyCanSurprise', [
    [2, false],
    [5, false],
    [0, true],
    [1, false],
  ]),
  ...under('OSE-WLD-12', 'partySurprised monsters → mayEncircle', [
    [true, 0, false],
    [true, 4, true],
    [false, 3, false],
    [false, 10, false],
    [true, 30, true],
    [true, 3, true],
    [true, 2, false],
  ]),
  ...under('OSE-SEA-04', 'aquaticMonster partyOnShip special → monsterRollsSurprise', [
    [true, true, true, true],
    [true, true, false, false],
    [true, false, true, true],
    [true, false, false, true],
    [false, true, true, true],
    [false, true, false, true],
    [false, false, true, true],
    [false, false, false, true],
  ]),
  ...under('OSE-EVT-02', 'sides → rolls', [
    [[], []],
    [[{ id: 'a', aware: false }], ['a']],
    [
      [
        { id: 'a', aware: true },
        { id: 'b', aware: false },
        { id: 'c', aware: false },
      ],
      ['b', 'c'],
    ],
    [
      [
        { id: 'a', aware: false },
        { id: 'b', aware: false },
      ],
      ['a', 'b'],
    ],
    [
      [
        { id: 'a', aware: true },
        { id: 'b', aware: false },
      ],
      ['b'],
    ],
    [
      [
        { id: 'party', aware: false },
        { id: 'goblins', aware: true },
      ],
      ['party'],
    ],
    [
      [
        { id: 'party', aware: true },
        { id: 'goblins', aware: true },
      ],
      [],
    ],
    [
      [
        { id: 'a', aware: false },
        { id: 'b', aware: false },
        { id: 'c', aware: true },
      ],
      ['a', 'b'],
    ],
  ]),
  ...under('OSE-EVT-03', 'die → surprised', [
    [1, true],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
  ]),
  ...under('OSE-EVT-03', 'die surprisedOn → surprised', [
    [1, 1, true],
    [1, 3, true],
    [1, 5, true],
    [2, 1, false],
    [2, 3, true],
    [2, 5, true],
    [3, 1, false],
    [3, 3, true],
    [3, 5, true],
    [4, 1, false],
    [4, 4, true],
    [4, 5, true],
    [5, 1, false],
    [5, 4, false],
    [5, 5, true],
    [6, 1, false],
    [6, 4, false],
    [6, 5, false],
  ]),
  ...under('OSE-EVT-04', 'pcs monsters → advantage cannotActRound1', [
    [false, true, 'pcs', ['monsters']],
    [false, false, 'none', []],
    [true, false, 'monsters', ['pcs']],
    [true, true, 'none', []],
  ]),
]);
