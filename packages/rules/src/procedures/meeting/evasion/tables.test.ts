import { expect, it } from 'vitest';
import { evasionVectors } from '../../../books/ose/examples/evasion.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-PUR-01',
    'in a dungeon the faster side gets away',
    { fleeRate: 120, pursueRate: 90, forcedToStop: false },
    { outcome: 'evaded' },
  ],
  [
    'OSE-PUR-01',
    'in a dungeon the faster side gets away',
    { fleeRate: 90, pursueRate: 90, forcedToStop: false },
    { outcome: 'pursuit' },
  ],
  [
    'OSE-PUR-01',
    'in a dungeon the faster side gets away',
    { fleeRate: 120, pursueRate: 60, forcedToStop: true },
    { outcome: 'pursuit' },
  ],
  [
    'OSE-PUR-01',
    'in a dungeon the faster side gets away',
    { fleeRate: 0, pursueRate: 0, forcedToStop: false },
    { outcome: 'pursuit' },
  ],
  [
    'OSE-PUR-08',
    'on water the chance goes by the difference of speeds',
    { fleeRate: 150, pursueRate: 120, die: 80 },
    { chance: 80, evaded: true },
  ],
  [
    'OSE-PUR-08',
    'on water the chance goes by the difference of speeds',
    { fleeRate: 120, pursueRate: 150, die: 51 },
    { chance: 50, evaded: false },
  ],
  [
    'OSE-PUR-08',
    'on water the chance goes by the difference of speeds',
    { fleeRate: 30, pursueRate: 150, die: 25 },
    { chance: 25, evaded: true },
  ],
  [
    'OSE-PUR-08',
    'on water the chance goes by the difference of speeds',
    { fleeRate: 90, pursueRate: 90, die: 50 },
    { chance: 50, evaded: true },
  ],
  [
    'OSE-PUR-08',
    'on water the chance goes by the difference of speeds',
    { fleeRate: 90, pursueRate: 121, die: 41 },
    { chance: 40, evaded: false },
  ],
  [
    'OSE-PUR-08',
    'on water the chance goes by the difference of speeds',
    { fleeRate: 30, pursueRate: 160, die: 10 },
    { chance: 10, evaded: true },
  ],
  [
    'OSE-PUR-10',
    'surprise decides who may slip away in the wilderness',
    { surprised: 'pursuing' },
    { mode: 'automatic', evaded: true },
  ],
  [
    'OSE-PUR-10',
    'surprise decides who may slip away in the wilderness',
    { surprised: 'fleeing' },
    { mode: 'refused', evaded: false },
  ],
  [
    'OSE-PUR-10',
    'surprise decides who may slip away in the wilderness',
    { surprised: 'fleeing', granted: 10, die: 10 },
    { mode: 'granted', evaded: true },
  ],
  ['OSE-PUR-10', 'surprise decides who may slip away in the wilderness', { surprised: 'both' }, { mode: 'roll' }],
  ['OSE-PUR-10', 'surprise decides who may slip away in the wilderness', { surprised: 'none' }, { mode: 'roll' }],
  ['OSE-PUR-11', 'the base chance goes by the size of both groups', { fleeing: 6, pursuers: 5 }, { base: 50 }],
  ['OSE-PUR-11', 'the base chance goes by the size of both groups', { fleeing: 13, pursuers: 20 }, { base: 50 }],
  ['OSE-PUR-11', 'the base chance goes by the size of both groups', { fleeing: 2, pursuers: 1 }, { base: 50 }],
  ['OSE-PUR-11', 'the base chance goes by the size of both groups', { fleeing: 4, pursuers: 3 }, { base: 70 }],
  ['OSE-PUR-11', 'the base chance goes by the size of both groups', { fleeing: 12, pursuers: 9 }, { base: 70 }],
  ['OSE-PUR-11', 'the base chance goes by the size of both groups', { fleeing: 24, pursuers: 6 }, { base: 25 }],
  ['OSE-PUR-11', 'the base chance goes by the size of both groups', { fleeing: 25, pursuers: 31 }, { base: 35 }],
  [
    'OSE-PUR-12',
    'speed and country change the chance, which is never below 5 or above 100',
    { fleeing: 6, pursuers: 5, fleeRate: 90, pursueRate: 180, env: 0, die: 25 },
    { base: 50, chance: 25, evaded: true },
  ],
  [
    'OSE-PUR-12',
    'speed and country change the chance, which is never below 5 or above 100',
    { fleeing: 30, pursuers: 4, fleeRate: 60, pursueRate: 120, env: 0, die: 6 },
    { base: 10, chance: 5, evaded: false },
  ],
  [
    'OSE-PUR-12',
    'speed and country change the chance, which is never below 5 or above 100',
    { fleeing: 3, pursuers: 6, fleeRate: 120, pursueRate: 60, env: 25 },
    { base: 90, chance: 100 },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, evasionVectors)).toEqual([]);
});
