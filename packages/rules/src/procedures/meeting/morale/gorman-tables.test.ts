import { type Example, each, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanMoraleVectors } from '../../../books/gorman/examples/morale.ts';

type Inputs = Readonly<Record<string, unknown>>;
const checks = (inputs: Inputs, expected: Inputs): Example => ['GOR-MOR-02', { kind: 'monster', ...inputs }, expected];
const loyal = (inputs: Inputs, total: number | null, stands: boolean): Example => [
  'GOR-MOR-03',
  inputs,
  { total, stands },
];
/** Loyalty, and what it adds. */
const LOYALTY: readonly (readonly [loyalty: number, modifier: number])[] = [
  [4, -2],
  [5, -2],
  [6, -1],
  [8, -1],
  [9, 0],
  [12, 0],
  [13, 1],
  [15, 1],
  [16, 2],
  [17, 2],
];

examplesHold('Gorman’s morale', gormanMoraleVectors, [
  ...each('GOR-MOR-01', 'kind', 'checks', [
    ['hireling', true],
    ['expert', true],
    ['mercenary', true],
    ['monster', true],
    ['npc', true],
  ]),
  checks({ dice: [1, 1] }, { total: 2, stands: false }),
  checks({ dice: [6, 6] }, { total: 12, stands: true }),
  checks({ dice: [2, 3] }, { total: 5, stands: false }),
  checks({ dice: [2, 2], situational: 2 }, { total: 6, stands: true }),
  checks({ dice: [4, 4], situational: -2 }, { total: 6, stands: true }),
  checks({ dice: [3, 4], situational: -2 }, { total: 5, stands: false }),
  checks({ dice: [3, 3], situational: 0 }, { total: 6, stands: true }),
  checks({ dice: [3, 3], situational: 3 }, { error: 'bad-modifier' }),
  checks({ dice: [3, 3], situational: -3 }, { error: 'bad-modifier' }),
  checks({ kind: 'pc', dice: [6, 6] }, { error: 'no-morale' }),
  ...['henchman', 'expert', 'mercenary', 'npc'].map((kind) =>
    checks({ kind, dice: [3, 3] }, { total: 6, stands: true }),
  ),

  ...LOYALTY.flatMap(([loyalty, modifier]) => [
    loyal({ loyalty, dice: [3, 3 - modifier] }, 6, true),
    loyal({ loyalty, dice: [2, 3 - modifier] }, 5, false),
  ]),
  loyal({ loyalty: 13, situational: 2, dice: [1, 2] }, 6, true),
  loyal({ loyalty: 5, situational: -2, dice: [4, 5] }, 5, false),
  loyal({ loyalty: 5, situational: 2, dice: [3, 3] }, 6, true),
  loyal({ loyalty: 18, dice: [] }, null, true),
  loyal({ loyalty: 18, situational: -2, dice: [] }, null, true),
  loyal({ loyalty: 3, dice: [] }, null, false),
  loyal({ loyalty: 3, situational: 2, dice: [] }, null, false),
  ['GOR-MOR-01', { kind: 'pc' }, { checks: false }],
  ['GOR-MOR-01', { kind: 'henchman' }, { checks: true }],
  ['GOR-MOR-02', { kind: 'monster', dice: [3, 3] }, { total: 6, stands: true }],
  ['GOR-MOR-02', { kind: 'hireling', dice: [4, 1] }, { total: 5, stands: false }],
  ['GOR-MOR-02', { kind: 'hireling', situational: 1, dice: [4, 1] }, { total: 6, stands: true }],
  ...under('GOR-MOR-03', 'loyalty dice → total stands', [
    [7, [3, 3], 5, false],
    [16, [2, 2], 6, true],
    [19, [], null, true],
    [2, [], null, false],
  ]),
]);
