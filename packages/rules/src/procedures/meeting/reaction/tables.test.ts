import { expect, it } from 'vitest';
import { reactionVectors } from '../../../books/ose/examples/reaction.ts';
import { run, type Vector } from '../../../vectors.ts';

type Row = readonly [id: string, rule: string, inputs: Vector['inputs'], expected: Vector['expect']];

const ROWS: readonly Row[] = [
  [
    'OSE-EVT-08',
    '2d6 tell how the monsters take the meeting',
    { dice: [1, 1], modifier: 0 },
    { total: 2, result: 'attacks' },
  ],
  [
    'OSE-EVT-08',
    '2d6 tell how the monsters take the meeting',
    { dice: [4, 4], modifier: 1 },
    { total: 9, result: 'indifferent' },
  ],
  [
    'OSE-EVT-08',
    '2d6 tell how the monsters take the meeting',
    { dice: [6, 6], modifier: -1 },
    { total: 11, result: 'indifferent' },
  ],
  [
    'OSE-EVT-08',
    '2d6 tell how the monsters take the meeting',
    { dice: [1, 1], modifier: -2 },
    { total: 0, result: 'attacks' },
  ],
  [
    'OSE-EVT-08',
    '2d6 tell how the monsters take the meeting',
    { dice: [6, 5], modifier: 2 },
    { total: 13, result: 'friendly' },
  ],
  [
    'OSE-EVT-08',
    '2d6 tell how the monsters take the meeting',
    { dice: [2, 3], modifier: 0 },
    { total: 5, result: 'hostile' },
  ],
  [
    'OSE-EVT-08',
    '2d6 tell how the monsters take the meeting',
    { dice: [3, 3], modifier: 0 },
    { total: 6, result: 'uncertain' },
  ],
  ['OSE-EVT-09', 'a single speaker’s charisma counts', { speakerCha: 16 }, { modifier: 1 }],
  ['OSE-EVT-09', 'a single speaker’s charisma counts', { speakerCha: null }, { modifier: 0 }],
  ['OSE-EVT-09', 'a single speaker’s charisma counts', { speakerCha: 3 }, { modifier: -2 }],
];

it.each(ROWS)('%s: %s: %j gives %j', (id, _rule, inputs, expected) => {
  expect(run({ id, inputs, expect: expected }, reactionVectors)).toEqual([]);
});
