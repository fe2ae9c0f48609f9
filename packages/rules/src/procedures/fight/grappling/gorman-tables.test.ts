import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanGrapplingVectors } from '../../../books/gorman/examples/grappling.ts';

type Inputs = Readonly<Record<string, unknown>>;
const tries = (inputs: Inputs, expected: Inputs): Example => [
  'GOR-GRP-01',
  { attackBonuses: [2, 1], defenderAc: 14, dice: [12, 13], ...inputs },
  expected,
];
const wrestles = (inputs: Inputs, attackSum: number, defendSum: number): Example => [
  'GOR-GRP-02',
  inputs,
  { attackSum, defendSum },
];
const whole = (
  inputs: Inputs,
  [hits, attackSum, defendSum]: readonly [number, number, number],
  outcome: string,
  stunnedTurns = 0,
): Example => [
  'GOR-GRP-03',
  { attackBonuses: [2, 1], defenderAc: 12, defenderHd: '1', ...inputs },
  { hits, attackSum, defendSum, outcome, stunnedTurns },
];

examplesHold('Gorman’s grappling', gormanGrapplingVectors, [
  tries({}, { hits: 2 }),
  tries({ dice: [11, 12] }, { hits: 0 }),
  tries({ dice: [12, 12] }, { hits: 1 }),
  tries({ defenderAc: 30, dice: [20, 19] }, { hits: 1 }),
  tries({ attackBonuses: [20, 20], dice: [1, 2] }, { hits: 1 }),
  tries({ defenders: 1 }, { hits: 2 }),
  tries({ defenders: 2 }, { error: 'lone-opponent-only' }),
  tries({ defenders: 0 }, { error: 'lone-opponent-only' }),
  tries({ attackBonuses: [2], defenders: 2, dice: [] }, { error: 'lone-opponent-only' }),
  tries({ attackBonuses: [], dice: [] }, { error: 'needs-group' }),
  tries({ attackBonuses: [2], soloGrapple: false, dice: [] }, { error: 'needs-group' }),
  tries({ attackBonuses: [2], soloGrapple: true, dice: [12] }, { hits: 1 }),
  tries({ attackBonuses: [], soloGrapple: true, dice: [] }, { error: 'needs-group' }),

  wrestles({ hits: 0, defenderHd: '5', dice: [] }, 0, 0),
  wrestles({ hits: 1, defenderHd: '1/2', dice: [3, 4] }, 3, 4),
  wrestles({ hits: 1, defenderHd: '1-1', dice: [3, 4] }, 3, 4),
  wrestles({ hits: 2, defenderHd: '3+3', dice: [1, 1, 6, 6, 6] }, 2, 18),
  wrestles({ hits: 1, defenderHd: '10', dice: [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }, 6, 10),
  wrestles({ hits: 1, defenderLevel: 1, dice: [2, 5] }, 2, 5),
  wrestles({ hits: 1, defenderLevel: 9, dice: [6, 1, 1, 1, 1, 1, 1, 1, 1, 1] }, 6, 9),
  wrestles({ hits: 1, defenderLevel: 10, dice: [6, 1, 1, 1, 1, 1, 1, 1, 1, 1] }, 6, 9),
  wrestles({ hits: 1, defenderLevel: 16, dice: [6, 1, 1, 1, 1, 1, 1, 1, 1, 2] }, 6, 10),

  whole({ dice: [2, 3] }, [0, 0, 0], 'no-hold'),
  whole({ dice: [10, 11, 1, 1, 6] }, [2, 2, 6], 'thrown-off', 4),
  whole({ dice: [10, 10, 1, 2] }, [1, 1, 2], 'thrown-off', 1),
  whole({ dice: [10, 10, 6, 1] }, [1, 6, 1], 'subdued'),
  whole({ dice: [20, 1, 4, 4], defenderAc: 40 }, [1, 4, 4], 'stalemate'),
  whole({ defenderHd: '2+1', dice: [10, 11, 3, 4, 3, 3] }, [2, 7, 6], 'subdued'),
  ['GOR-GRP-03', { attackBonuses: [2], defenderAc: 12, defenderHd: '1', dice: [] }, { error: 'needs-group' }],
  [
    'GOR-GRP-03',
    { attackBonuses: [2, 2], defenderAc: 12, defenderLevel: 12, dice: [10, 10, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 3] },
    { hits: 2, attackSum: 12, defendSum: 11, outcome: 'subdued', stunnedTurns: 0 },
  ],
  [
    'GOR-GRP-03',
    { attackBonuses: [2], defenderAc: 12, defenderHd: '1', soloGrapple: true, dice: [10, 5, 2] },
    { hits: 1, attackSum: 5, defendSum: 2, outcome: 'subdued', stunnedTurns: 0 },
  ],
  ['GOR-GRP-02', { hits: 2, defenderHd: 1, dice: [4, 4, 6] }, { attackSum: 8, defendSum: 6 }],
  ['GOR-GRP-01', { attackBonuses: [2, 2, 2, 2, 2, 2], defenderAc: 14, dice: [15, 3, 12, 18, 11, 13] }, { hits: 4 }],
  ['GOR-GRP-01', { attackBonuses: [2], defenderAc: 14, dice: [] }, { error: 'needs-group' }],
  ['GOR-GRP-02', { hits: 4, defenderHd: '5', dice: [1, 2, 3, 5, 1, 2, 3, 3, 4] }, { attackSum: 11, defendSum: 13 }],
  ['GOR-GRP-02', { hits: 2, defenderHd: '1+1', dice: [4, 4, 6] }, { attackSum: 8, defendSum: 6 }],
  ...under('GOR-GRP-03', 'attackBonuses defenderAc defenderHd dice → hits attackSum defendSum outcome stunnedTurns', [
    [[2, 2, 2, 2, 2, 2], 14, '5', [15, 3, 12, 18, 11, 13, 4, 1, 2, 4, 5, 1, 1, 3, 3], 4, 11, 13, 'thrown-off', 2],
    [[2, 1], 12, '1', [10, 11, 3, 2, 4], 2, 5, 4, 'subdued', 0],
    [[2, 1], 12, '1', [10, 2, 3, 3], 1, 3, 3, 'stalemate', 0],
  ]),
]);
