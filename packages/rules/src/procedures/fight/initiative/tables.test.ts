import { expect, it } from 'vitest';
import { initiativeVectors } from '../../../books/ose/examples/initiative.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-EVT-07',
    'unsurprised sides roll for initiative, a lone one does not',
    {
      sides: [
        { id: 'pcs', surprised: false },
        { id: 'orcs', surprised: false },
      ],
      dice: [2, 5],
    },
    { order: [['orcs'], ['pcs']] },
  ],
  [
    'OSE-EVT-07',
    'unsurprised sides roll for initiative, a lone one does not',
    {
      sides: [
        { id: 'pcs', surprised: false },
        { id: 'orcs', surprised: true },
      ],
      dice: [],
    },
    { order: [['pcs']] },
  ],
  [
    'OSE-EVT-07',
    'unsurprised sides roll for initiative, a lone one does not',
    {
      sides: [
        { id: 'a', surprised: false },
        { id: 'b', surprised: false },
        { id: 'c', surprised: true },
      ],
      dice: [3, 3],
      policy: 'simultaneous',
    },
    { order: [['a', 'b']] },
  ],
  ['OSE-CMB-03', 'the highest die acts first', { sides: ['pcs', 'orcs'], dice: [5, 2] }, { order: ['pcs', 'orcs'] }],
  [
    'OSE-CMB-03',
    'the highest die acts first',
    { sides: ['pcs', 'orcs', 'wolves'], dice: [1, 4, 6] },
    { order: ['wolves', 'orcs', 'pcs'] },
  ],
  [
    'OSE-CMB-04',
    'the tied roll again, or act together',
    { sides: ['pcs', 'orcs'], dice: [4, 4, 2, 6], policy: 'reroll' },
    { order: [['orcs'], ['pcs']] },
  ],
  [
    'OSE-CMB-04',
    'the tied roll again, or act together',
    { sides: ['pcs', 'orcs'], dice: [4, 4], policy: 'simultaneous' },
    { order: [['pcs', 'orcs']] },
  ],
  [
    'OSE-CMB-04',
    'the tied roll again, or act together',
    { sides: ['a', 'b', 'c'], dice: [4, 6, 4, 3, 3, 2, 5], policy: 'reroll' },
    { order: [['b'], ['c'], ['a']] },
  ],
  [
    'OSE-CMB-05',
    'slow weapons come last, in the order of their sides',
    {
      order: ['pcs', 'orcs'],
      combatants: [
        { id: 'Ann', side: 'pcs', slow: true },
        { id: 'Bob', side: 'pcs', slow: false },
        { id: 'orc1', side: 'orcs', slow: false },
      ],
    },
    { sequence: ['Bob', 'orc1', 'Ann'] },
  ],
  [
    'OSE-CMB-05',
    'slow weapons come last, in the order of their sides',
    {
      order: ['orcs', 'pcs'],
      combatants: [
        { id: 'Ann', side: 'pcs', slow: true },
        { id: 'orc1', side: 'orcs', slow: true },
        { id: 'Bob', side: 'pcs', slow: false },
      ],
    },
    { sequence: ['Bob', 'orc1', 'Ann'] },
  ],
  [
    'OSE-CMB-06',
    'each combatant rolls, the slow after all others',
    {
      combatants: [
        { id: 'Ann', mod: 1, slow: false },
        { id: 'orc', mod: 0, slow: false },
        { id: 'Bob', mod: -1, slow: false },
      ],
      dice: [3, 5, 4],
      policy: 'reroll',
    },
    { sequence: [['orc'], ['Ann'], ['Bob']] },
  ],
  [
    'OSE-CMB-06',
    'each combatant rolls, the slow after all others',
    {
      combatants: [
        { id: 'Ann', mod: 2, slow: true },
        { id: 'orc', mod: 0, slow: false },
      ],
      dice: [6, 1],
      policy: 'reroll',
    },
    { sequence: [['orc'], ['Ann']] },
  ],
  [
    'OSE-CMB-06',
    'each combatant rolls, the slow after all others',
    {
      combatants: [
        { id: 'Ann', mod: 1, slow: false },
        { id: 'orc', mod: 0, slow: false },
      ],
      dice: [3, 4],
      policy: 'simultaneous',
    },
    { sequence: [['Ann', 'orc']] },
  ],
  [
    'OSE-CMB-06',
    'each combatant rolls, the slow after all others',
    {
      combatants: [
        { id: 'Ann', mod: 1, slow: false },
        { id: 'orc', mod: 0, slow: false },
      ],
      dice: [3, 4, 2, 6],
      policy: 'reroll',
    },
    { sequence: [['orc'], ['Ann']] },
  ],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, initiativeVectors)).toEqual([]);
});
