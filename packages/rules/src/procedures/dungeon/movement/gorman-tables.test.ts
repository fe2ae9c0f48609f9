import { type Example, each, examplesHold } from '../../../../test/vectors.ts';
import { gormanMovementVectors } from '../../../books/gorman/examples/movement.ts';

/** A rate, and how far it goes in one move of each kind. */
const FAR: readonly (readonly [rate: number, exploration: number, combat: number, pursuit: number, miles: number])[] = [
  [180, 180, 60, 180, 36],
  [120, 120, 40, 120, 24],
  [90, 90, 30, 90, 18],
  [60, 60, 20, 60, 12],
  [30, 30, 10, 30, 6],
  [0, 0, 0, 0, 0],
];
const far = (rate: number, scale: string, distance: number, unit: string, moves?: number): Example => [
  'GOR-MOV-05',
  moves === undefined ? { rate, scale } : { rate, scale, moves },
  { distance, unit },
];

examplesHold('How far Gorman’s folk go', gormanMovementVectors, [
  ...each('GOR-MOV-04', 'rates', 'partyRate', [
    [[180], 180],
    [[30, 180], 30],
    [[120, 90, 90], 90],
    [[60, 0, 180], 0],
  ]),
  ...FAR.flatMap(([rate, exploration, combat, pursuit, miles]) => [
    far(rate, 'exploration', exploration, 'ft'),
    far(rate, 'exploration', 2 * exploration, 'ft', 2),
    far(rate, 'combat', combat, 'ft'),
    far(rate, 'combat', 2 * combat, 'ft', 2),
    far(rate, 'pursuit', pursuit, 'ft'),
    far(rate, 'overland', miles, 'mi'),
  ]),
  ['GOR-MOV-04', { rates: [180, 120, 60, 120] }, { partyRate: 60 }],
  ['GOR-MOV-04', { rates: [120, 120] }, { partyRate: 120 }],
  ['GOR-MOV-05', { rate: 120, scale: 'exploration', moves: 2 }, { distance: 240, unit: 'ft' }],
  ['GOR-MOV-05', { rate: 90, scale: 'combat', moves: 1 }, { distance: 30, unit: 'ft' }],
  ['GOR-MOV-05', { rate: 120, scale: 'overland' }, { distance: 24, unit: 'mi' }],
]);
