import { expect, it } from 'vitest';
import { distanceVectors } from '../../../books/ose/examples/distance.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-EVT-06',
    'the distance goes by the setting, and outdoors by surprise',
    { setting: 'dungeon', anySurprised: true, dice: [6, 2] },
    { distance: 80, unit: 'foot' },
  ],
  [
    'OSE-EVT-06',
    'the distance goes by the setting, and outdoors by surprise',
    { setting: 'wilderness', anySurprised: false, dice: [1, 1, 1, 1] },
    { distance: 40, unit: 'yard' },
  ],
  [
    'OSE-EVT-06',
    'the distance goes by the setting, and outdoors by surprise',
    { setting: 'water', anySurprised: true, dice: [4] },
    { distance: 40, unit: 'yard' },
  ],
  [
    'OSE-WLD-15',
    'in the wilderness they meet 4d6 × 10 yards apart, or 1d4 × 10 when surprised',
    { anySurprised: false, dice: [2, 5, 1, 6] },
    { yards: 140 },
  ],
  [
    'OSE-WLD-15',
    'in the wilderness they meet 4d6 × 10 yards apart, or 1d4 × 10 when surprised',
    { anySurprised: true, dice: [3] },
    { yards: 30 },
  ],
  [
    'OSE-SEA-10',
    'on water they meet 4d6 × 10 yards apart, or 1d4 × 10 when surprised',
    { anySurprised: false, dice: [6, 6, 6, 5] },
    { yards: 230 },
  ],
  [
    'OSE-SEA-10',
    'on water they meet 4d6 × 10 yards apart, or 1d4 × 10 when surprised',
    { anySurprised: true, dice: [1] },
    { yards: 10 },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, distanceVectors)).toEqual([]);
});
