import { expect, it } from 'vitest';
import { encounterVectors } from '../../../books/ose/examples/encounter.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-EVT-01',
    'an encounter goes through its steps in order',
    {},
    { steps: ['surprise', 'distance', 'initiative', 'actions', 'conclusion'] },
  ],
  ['OSE-EVT-01', 'an encounter goes through its steps in order', { after: 'surprise' }, { next: 'distance' }],
  ['OSE-EVT-01', 'an encounter goes through its steps in order', { after: 'actions' }, { next: 'conclusion' }],
  ['OSE-EVT-10', 'what is done decides how the encounter goes on', { action: 'tacticalMove' }, { mode: 'combat' }],
  ['OSE-EVT-10', 'what is done decides how the encounter goes on', { action: 'talk' }, { mode: 'parley' }],
  ['OSE-EVT-10', 'what is done decides how the encounter goes on', { action: 'attack' }, { mode: 'combat' }],
  ['OSE-EVT-10', 'what is done decides how the encounter goes on', { action: 'flee' }, { mode: 'evasion' }],
  ['OSE-EVT-10', 'what is done decides how the encounter goes on', { action: 'other' }, { mode: 'encounter' }],
  ['OSE-EVT-11', 'when both sides talk the table talks', { pcsTalk: true, monstersTalk: true }, { roleplay: true }],
  ['OSE-EVT-11', 'when both sides talk the table talks', { pcsTalk: true, monstersTalk: false }, { roleplay: false }],
  [
    'OSE-EVT-12',
    'a third of the base rate each round, for sixty rounds',
    { base: 120, setting: 'dungeon', round: 1 },
    { max: 40, unit: 'foot', allowed: true },
  ],
  [
    'OSE-EVT-12',
    'a third of the base rate each round, for sixty rounds',
    { base: 60, setting: 'wilderness', round: 60 },
    { max: 20, unit: 'yard', allowed: true },
  ],
  [
    'OSE-EVT-12',
    'a third of the base rate each round, for sixty rounds',
    { base: 60, setting: 'dungeon', round: 61 },
    { max: 20, unit: 'foot', allowed: false },
  ],
  [
    'OSE-EVT-12',
    'a third of the base rate each round, for sixty rounds',
    { base: 50, setting: 'sea', round: 2 },
    { max: 16, unit: 'yard', allowed: true },
  ],
  [
    'OSE-EVT-13',
    'one flees before combat, and gets away if nobody pursues',
    { combatBegun: false, pursued: false },
    { allowed: true, outcome: 'evaded' },
  ],
  [
    'OSE-EVT-13',
    'one flees before combat, and gets away if nobody pursues',
    { combatBegun: true, pursued: false },
    { allowed: false, outcome: 'refused' },
  ],
  [
    'OSE-EVT-13',
    'one flees before combat, and gets away if nobody pursues',
    { combatBegun: false, pursued: true },
    { allowed: true, outcome: 'resolve' },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, encounterVectors)).toEqual([]);
});
