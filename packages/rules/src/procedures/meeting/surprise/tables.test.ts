import { expect, it } from 'vitest';
import { surpriseVectors } from '../../../books/ose/examples/surprise.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-EVT-02',
    'only sides that do not expect the meeting roll for surprise',
    {
      sides: [
        { id: 'party', aware: false },
        { id: 'goblins', aware: true },
      ],
    },
    { rolls: ['party'] },
  ],
  [
    'OSE-EVT-02',
    'only sides that do not expect the meeting roll for surprise',
    {
      sides: [
        { id: 'party', aware: true },
        { id: 'goblins', aware: true },
      ],
    },
    { rolls: [] },
  ],
  [
    'OSE-EVT-02',
    'only sides that do not expect the meeting roll for surprise',
    {
      sides: [
        { id: 'a', aware: false },
        { id: 'b', aware: false },
        { id: 'c', aware: true },
      ],
    },
    { rolls: ['a', 'b'] },
  ],
  ['OSE-EVT-03', 'a low roll on 1d6 surprises a side', { die: 2 }, { surprised: true }],
  ['OSE-EVT-03', 'a low roll on 1d6 surprises a side', { die: 3 }, { surprised: false }],
  ['OSE-EVT-03', 'a low roll on 1d6 surprises a side', { die: 3, surprisedOn: 3 }, { surprised: true }],
  [
    'OSE-EVT-04',
    'the surprised lose the first round, unless all are surprised',
    { pcs: true, monsters: false },
    { advantage: 'monsters', cannotActRound1: ['pcs'] },
  ],
  [
    'OSE-EVT-04',
    'the surprised lose the first round, unless all are surprised',
    { pcs: true, monsters: true },
    { advantage: 'none', cannotActRound1: [] },
  ],
  [
    'OSE-EVT-04',
    'the surprised lose the first round, unless all are surprised',
    { pcs: false, monsters: false },
    { advantage: 'none', cannotActRound1: [] },
  ],
  [
    'OSE-EVT-04',
    'the surprised lose the first round, unless all are surprised',
    { pcs: false, monsters: true },
    { advantage: 'pcs', cannotActRound1: ['monsters'] },
  ],
  [
    'OSE-EVT-05',
    'who carries light in the dark surprises nobody',
    { sideHasLight: true, dark: true },
    { opponentsRollSurprise: false },
  ],
  [
    'OSE-EVT-05',
    'who carries light in the dark surprises nobody',
    { sideHasLight: false, dark: true },
    { opponentsRollSurprise: true },
  ],
  [
    'OSE-EVT-05',
    'who carries light in the dark surprises nobody',
    { sideHasLight: true, dark: false },
    { opponentsRollSurprise: true },
  ],
  [
    'OSE-DUN-04',
    'a failed forcing gives the party away to those behind the door',
    { failedAttempts: 0 },
    { partyCanSurprise: true },
  ],
  [
    'OSE-DUN-04',
    'a failed forcing gives the party away to those behind the door',
    { failedAttempts: 1 },
    { partyCanSurprise: false },
  ],
  [
    'OSE-SEA-04',
    'creatures of the water notice a ship',
    { aquaticMonster: true, partyOnShip: true, special: false },
    { monsterRollsSurprise: false },
  ],
  [
    'OSE-SEA-04',
    'creatures of the water notice a ship',
    { aquaticMonster: true, partyOnShip: true, special: true },
    { monsterRollsSurprise: true },
  ],
  [
    'OSE-WLD-12',
    'three or more may have surrounded those they surprised',
    { partySurprised: true, monsters: 3 },
    { mayEncircle: true },
  ],
  [
    'OSE-WLD-12',
    'three or more may have surrounded those they surprised',
    { partySurprised: true, monsters: 2 },
    { mayEncircle: false },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, surpriseVectors)).toEqual([]);
});
