import { expect, it } from 'vitest';
import { bombingVectors } from '../../../books/ose/examples/bombing.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-CMB-30',
    'bombs hit on 16 or more, from at most 300 feet',
    { altitude: 300, targets: 2, dice: [16, 15, 4, 3] },
    { allowed: true, hits: [true, false], damage: 7 },
  ],
  [
    'OSE-CMB-30',
    'bombs hit on 16 or more, from at most 300 feet',
    { altitude: 310, targets: 1, dice: [] },
    { allowed: false },
  ],
  ['OSE-CMB-33', 'ten feet hold three abreast', { widthFeet: 10 }, { maxAbreast: 3 }],
  ['OSE-CMB-33', 'ten feet hold three abreast', { widthFeet: 20 }, { maxAbreast: 6 }],
  ['OSE-CMB-33', 'ten feet hold three abreast', { widthFeet: 3 }, { maxAbreast: 1 }],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, bombingVectors)).toEqual([]);
});
