import { expect, it } from 'vitest';
import { moraleVectors } from '../../../books/ose/examples/morale.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  ['OSE-MOR-01', 'a morale of 2 or 12 is never checked', { ml: 2 }, { fights: false, checks: false }],
  ['OSE-MOR-01', 'a morale of 2 or 12 is never checked', { ml: 12 }, { fights: true, checks: false }],
  ['OSE-MOR-01', 'a morale of 2 or 12 is never checked', { ml: 8 }, { fights: true, checks: true }],
  ['OSE-MOR-01', 'a morale of 2 or 12 is never checked', { ml: 3 }, { fights: true, checks: true }],
  ['OSE-MOR-01', 'a morale of 2 or 12 is never checked', { ml: 11 }, { fights: true, checks: true }],
  [
    'OSE-MOR-02',
    'a roll above the score makes monsters flee',
    { ml: 7, adj: 0, dice: [3, 4] },
    { total: 7, target: 7, result: 'fight' },
  ],
  [
    'OSE-MOR-02',
    'a roll above the score makes monsters flee',
    { ml: 7, adj: 0, dice: [4, 4] },
    { total: 8, target: 7, result: 'flee' },
  ],
  [
    'OSE-MOR-03',
    'the first death and half of them out of action call for a check',
    { initial: 6, deaths: 1, incapacitated: 1, firstDeathDone: false, halfDone: false },
    { triggers: ['first-death'], checks: 1 },
  ],
  [
    'OSE-MOR-03',
    'the first death and half of them out of action call for a check',
    { initial: 6, deaths: 2, incapacitated: 3, firstDeathDone: true, halfDone: false },
    { triggers: ['half'], checks: 1 },
  ],
  [
    'OSE-MOR-03',
    'the first death and half of them out of action call for a check',
    { initial: 2, deaths: 1, incapacitated: 1, firstDeathDone: false, halfDone: false },
    { triggers: ['first-death', 'half'], checks: 1 },
  ],
  [
    'OSE-MOR-03',
    'the first death and half of them out of action call for a check',
    { initial: 5, deaths: 0, incapacitated: 2, firstDeathDone: false, halfDone: false },
    { triggers: [], checks: 0 },
  ],
  [
    'OSE-MOR-03',
    'the first death and half of them out of action call for a check',
    { initial: 5, deaths: 0, incapacitated: 3, firstDeathDone: false, halfDone: false },
    { triggers: ['half'], checks: 1 },
  ],
  [
    'OSE-MOR-03',
    'who fights alone is not driven to check (R39)',
    { initial: 1, deaths: 0, incapacitated: 1, firstDeathDone: false, halfDone: false },
    { triggers: [], checks: 0 },
  ],
  [
    'OSE-MOR-03',
    'the first death and half of them out of action call for a check',
    { initial: 5, deaths: 3, incapacitated: 4, firstDeathDone: true, halfDone: true },
    { triggers: [], checks: 0 },
  ],
  [
    'OSE-MOR-04',
    'two successes are enough for an encounter',
    {
      ml: 8,
      checks: [
        [4, 4],
        [2, 3],
        [6, 6],
      ],
    },
    { results: ['fight', 'fight'], moreChecks: false },
  ],
  [
    'OSE-MOR-04',
    'two successes are enough for an encounter',
    { ml: 8, checks: [[4, 4]] },
    { results: ['fight'], moreChecks: true },
  ],
  [
    'OSE-MOR-04',
    'two successes are enough for an encounter',
    {
      ml: 8,
      checks: [
        [6, 6],
        [1, 1],
      ],
    },
    { results: ['flee'], moreChecks: false },
  ],
  [
    'OSE-MOR-04',
    'two successes are enough for an encounter',
    { ml: 12, checks: [] },
    { results: [], moreChecks: false },
  ],
  [
    'OSE-MOR-04',
    'two successes are enough for an encounter',
    { ml: 2, checks: [] },
    { results: [], moreChecks: false },
  ],
  [
    'OSE-MOR-05',
    'adjustments change the score by two at most, and never a 2 or a 12',
    { ml: 8, adjustments: [-1] },
    { target: 7 },
  ],
  [
    'OSE-MOR-05',
    'adjustments change the score by two at most, and never a 2 or a 12',
    { ml: 8, adjustments: [1, 1, 1] },
    { target: 10 },
  ],
  [
    'OSE-MOR-05',
    'adjustments change the score by two at most, and never a 2 or a 12',
    { ml: 12, adjustments: [-2] },
    { target: 12 },
  ],
  [
    'OSE-MOR-05',
    'adjustments change the score by two at most, and never a 2 or a 12',
    { ml: 2, adjustments: [2] },
    { target: 2 },
  ],
  [
    'OSE-MOR-05',
    'adjustments change the score by two at most, and never a 2 or a 12',
    { ml: 8, adjustments: [-2, -2] },
    { target: 6 },
  ],
  [
    'OSE-MOR-05',
    'adjustments change the score by two at most, and never a 2 or a 12',
    { ml: 11, adjustments: [2] },
    { target: 13 },
  ],
  [
    'OSE-MOR-06',
    'a mercenary’s morale goes by the kind of troop',
    { troop: 'trained', mounted: true, elite: true, fanatic: false },
    { ml: 10 },
  ],
  [
    'OSE-MOR-06',
    'a mercenary’s morale goes by the kind of troop',
    { troop: 'untrained', mounted: false, elite: false, fanatic: false },
    { ml: 6 },
  ],
  [
    'OSE-MOR-06',
    'a mercenary’s morale goes by the kind of troop',
    { troop: 'barbarian', mounted: false, elite: false, fanatic: true },
    { ml: 9 },
  ],
  [
    'OSE-MOR-06',
    'a mercenary’s morale goes by the kind of troop',
    { troop: 'trained', mounted: true, elite: true, fanatic: true },
    { ml: 12 },
  ],
  [
    'OSE-MOR-07',
    'retainers check loyalty, not morale',
    { extremePeril: true, loyalty: 7, dice: [3, 4] },
    { moraleCheck: false, loyaltyCheck: true, stays: true },
  ],
  [
    'OSE-MOR-07',
    'retainers check loyalty, not morale',
    { extremePeril: true, loyalty: 7, dice: [4, 4] },
    { moraleCheck: false, loyaltyCheck: true, stays: false },
  ],
  [
    'OSE-MOR-07',
    'retainers check loyalty, not morale',
    { extremePeril: false, loyalty: 7 },
    { moraleCheck: false, loyaltyCheck: false, stays: true },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, moraleVectors)).toEqual([]);
});
