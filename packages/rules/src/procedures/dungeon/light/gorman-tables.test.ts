import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanLightVectors } from '../../../books/gorman/examples/light.ts';

const LIGHTS: readonly (readonly [source: string, shape: string, feet: number, turns: number])[] = [
  ['candle', 'radius', 10, 6],
  ['torch', 'radius', 40, 6],
  ['lantern', 'radius', 30, 24],
  ['bullseye-lantern', 'cone', 80, 24],
];
const best = (sources: readonly (readonly [string, number])[], radiusFeet: number, coneFeet: number): Example => [
  'GOR-EXP-04',
  { sources: sources.map(([source, turnsBurned]) => ({ source, turnsBurned })) },
  { radiusFeet, coneFeet },
];

examplesHold('Gorman’s lights', gormanLightVectors, [
  ...LIGHTS.flatMap(([source, shape, feet, turns]): readonly Example[] => [
    ['GOR-EXP-03', { source, turnsBurned: 0 }, { shape, feet, turnsLeft: turns, lit: true }],
    ['GOR-EXP-03', { source, turnsBurned: turns - 1 }, { shape, feet, turnsLeft: 1, lit: true }],
    ['GOR-EXP-03', { source, turnsBurned: turns }, { shape, feet, turnsLeft: 0, lit: false }],
    ['GOR-EXP-03', { source, turnsBurned: turns + 3 }, { shape, feet, turnsLeft: 0, lit: false }],
  ]),
  best([], 0, 0),
  best([['candle', 5]], 10, 0),
  best(
    [
      ['lantern', 23],
      ['torch', 6],
    ],
    30,
    0,
  ),
  best(
    [
      ['lantern', 0],
      ['torch', 0],
      ['bullseye-lantern', 0],
    ],
    40,
    80,
  ),
  best(
    [
      ['bullseye-lantern', 24],
      ['candle', 6],
    ],
    0,
    0,
  ),
  best(
    [
      ['candle', 0],
      ['bullseye-lantern', 23],
    ],
    10,
    80,
  ),
  ...under('GOR-EXP-03', 'source turnsBurned → shape feet turnsLeft lit', [
    ['torch', 5, 'radius', 40, 1, true],
    ['bullseye-lantern', 24, 'cone', 80, 0, false],
  ]),
  ...under('GOR-EXP-04', 'sources → radiusFeet coneFeet', [
    [
      [
        { source: 'torch', turnsBurned: 2 },
        { source: 'candle', turnsBurned: 0 },
      ],
      40,
      0,
    ],
    [
      [
        { source: 'torch', turnsBurned: 6 },
        { source: 'bullseye-lantern', turnsBurned: 3 },
      ],
      0,
      80,
    ],
  ]),
]);
