import { expect, it } from 'vitest';
import { dyingVectors } from '../../../books/ose/examples/dying.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  ['OSE-DTH-01', 'at no hit points one is dead', { hp: 1 }, { dead: false }],
  ['OSE-DTH-01', 'at no hit points one is dead', { hp: 0 }, { dead: true }],
  [
    'OSE-DTH-02',
    'a destructive death destroys what is carried',
    { killed: true, destructive: true },
    { mundaneDestroyed: true },
  ],
  [
    'OSE-DTH-02',
    'a destructive death destroys what is carried',
    { killed: true, destructive: false },
    { mundaneDestroyed: false },
  ],
  [
    'OSE-DTH-02',
    'a destructive death destroys what is carried',
    { killed: false, destructive: true },
    { mundaneDestroyed: false },
  ],
  [
    'OSE-DTH-03',
    'magic items save with their bearer’s values and their own bonus',
    {
      saves: [12, 13, 14, 15, 16],
      category: 'B',
      items: [
        { name: 'sword +1', bonus: 1 },
        { name: 'potion', bonus: 0 },
      ],
      dice: [14, 14],
    },
    { survived: ['sword +1'], destroyed: ['potion'] },
  ],
  [
    'OSE-DTH-03',
    'magic items save with their bearer’s values and their own bonus',
    { saves: [12, 13, 14, 15, 16], category: 'S', items: [{ name: 'wand', bonus: 0 }], dice: [16] },
    { survived: ['wand'], destroyed: [] },
  ],
  [
    'OSE-CMB-27',
    'the slain do not act, unless all act together',
    { hp: 4, damage: 4, simultaneous: false, hasActed: false },
    { dead: true, stillActs: false },
  ],
  [
    'OSE-CMB-27',
    'the slain do not act, unless all act together',
    { hp: 4, damage: 9, simultaneous: true, hasActed: false },
    { dead: true, stillActs: true },
  ],
  [
    'OSE-CMB-27',
    'the slain do not act, unless all act together',
    { hp: 4, damage: 1, simultaneous: false, hasActed: false },
    { dead: false, stillActs: true },
  ],
  [
    'OSE-CMB-27',
    'the slain do not act, unless all act together',
    { hp: 4, damage: 1, simultaneous: false, hasActed: true },
    { dead: false, stillActs: false },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, dyingVectors)).toEqual([]);
});
