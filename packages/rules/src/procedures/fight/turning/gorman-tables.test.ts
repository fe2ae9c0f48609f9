import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanTurningVectors } from '../../../books/gorman/examples/turning.ts';

/** By level one to eight and above: what 2d6 must reach, turned or destroyed without a throw, or no chance. */
const TABLE: Readonly<Record<string, string>> = {
  skeleton: '7 T T D D D D D',
  zombie: '9 7 T T D D D D',
  ghoul: '11 9 7 T T D D D',
  wight: '- 11 9 7 T T D D',
  wraith: '- - 11 9 7 T T D',
  mummy: '- - - 11 9 7 T T',
  spectre: '- - - - 11 9 7 T',
  vampire: '- - - - - 11 9 7',
};
const turned = (undead: string, level: number, dice: readonly number[], result: string, number: number): Example => [
  'GOR-MAG-05',
  { level, undead, dice },
  { result, number },
];

function cell(undead: string, level: number, entry: string): readonly Example[] {
  if (entry === '-') return [turned(undead, level, [], 'none', 0)];
  if (entry === 'T') return [turned(undead, level, [4, 5], 'turned', 9)];
  if (entry === 'D') return [turned(undead, level, [6, 6], 'destroyed', 12)];
  const need = Number(entry);
  return [
    turned(undead, level, [5, need - 5, 1, 2], 'turned', 3),
    turned(undead, level, [5, need - 6], 'none', 0),
    turned(undead, level, [6, 6, 1, 1], 'turned', 2),
  ];
}

examplesHold('Gorman’s table of turning', gormanTurningVectors, [
  ...Object.entries(TABLE).flatMap(([undead, row]) =>
    row.split(' ').flatMap((entry, place) => cell(undead, place + 1, entry)),
  ),
  turned('skeleton', 16, [1, 2], 'destroyed', 3),
  turned('vampire', 12, [3, 4, 5, 5], 'turned', 10),
  turned('vampire', 12, [3, 3], 'none', 0),
  turned('mummy', 9, [2, 2], 'turned', 4),
  ...under('GOR-MAG-05', 'level undead dice → result number', [
    [1, 'skeleton', [3, 4, 2, 3], 'turned', 5],
    [1, 'wight', [], 'none', 0],
    [4, 'skeleton', [1, 1], 'destroyed', 2],
    [3, 'wraith', [5, 5], 'none', 0],
  ]),
]);
