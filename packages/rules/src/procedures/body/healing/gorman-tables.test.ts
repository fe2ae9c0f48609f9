import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanHealingVectors } from '../../../books/gorman/examples/healing.ts';

type Inputs = Readonly<Record<string, unknown>>;
const harm = (inputs: Inputs, hpCurrent: number): Example => [
  'GOR-ADV-06',
  { hpMax: 9, ...inputs },
  { hpCurrent, hpMax: 9 },
];
const rests = (hpCurrent: number, days: number, rested: boolean, after: number, state: string): Example => [
  'GOR-DTH-06',
  { hpCurrent, hpMax: 6, days, rested },
  { hpCurrent: after, state },
];

examplesHold('Gorman’s hit points and healing', gormanHealingVectors, [
  harm({ hpCurrent: 9, damage: 9 }, 0),
  harm({ hpCurrent: 9, damage: 0 }, 9),
  harm({ hpCurrent: 5, damage: 1 }, 4),
  harm({ hpCurrent: 0, damage: 3 }, -3),
  harm({ hpCurrent: 1, heal: 8 }, 9),
  harm({ hpCurrent: 1, heal: 7 }, 8),
  harm({ hpCurrent: 0, heal: 1 }, 1),
  harm({ hpCurrent: 9, heal: 4 }, 9),
  rests(0, 0, true, 0, 'unconscious'),
  rests(0, 1, false, 0, 'unconscious'),
  rests(0, 3, true, 3, 'conscious'),
  rests(5, 1, true, 6, 'conscious'),
  rests(5, 30, true, 6, 'conscious'),
  rests(6, 1, true, 6, 'conscious'),
  rests(1, 0, true, 1, 'conscious'),
  rests(-2, 4, true, -2, 'dead'),
  ['GOR-ADV-06', { hpMax: 9, hpCurrent: 3, damage: 7 }, { hpCurrent: -4, hpMax: 9 }],
  ['GOR-ADV-06', { hpMax: 9, hpCurrent: 8, heal: 5 }, { hpCurrent: 9, hpMax: 9 }],
  ['GOR-DTH-06', { hpCurrent: 3, hpMax: 10, days: 4, rested: true }, { hpCurrent: 7, state: 'conscious' }],
  ['GOR-DTH-06', { hpCurrent: 0, hpMax: 6, days: 1, rested: true }, { hpCurrent: 1, state: 'conscious' }],
  ['GOR-DTH-06', { hpCurrent: 3, hpMax: 10, days: 4, rested: false }, { hpCurrent: 3, state: 'conscious' }],
]);
