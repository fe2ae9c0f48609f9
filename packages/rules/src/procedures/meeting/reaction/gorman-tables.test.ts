import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanReactionVectors } from '../../../books/gorman/examples/reaction.ts';

const REACTIONS: readonly (readonly [dice: readonly [number, number], total: number, reaction: string])[] = [
  [[1, 1], 2, 'hostile'],
  [[1, 2], 3, 'hostile'],
  [[2, 2], 4, 'hostile'],
  [[1, 4], 5, 'hostile'],
  [[1, 5], 6, 'hostile'],
  [[1, 6], 7, 'uncertain'],
  [[4, 4], 8, 'uncertain'],
  [[3, 6], 9, 'uncertain'],
  [[5, 5], 10, 'positive'],
  [[5, 6], 11, 'positive'],
  [[6, 6], 12, 'positive'],
];
const reacts = (inputs: Readonly<Record<string, unknown>>, total: number, reaction: string): Example => [
  'GOR-ENC-07',
  inputs,
  { total, reaction },
];
const CHARISMA: readonly (readonly [spokesmanCharisma: number, modifier: number])[] = [
  [3, -3],
  [4, -2],
  [5, -2],
  [6, -1],
  [8, -1],
  [9, 0],
  [12, 0],
  [13, 1],
  [15, 1],
  [16, 2],
  [17, 2],
  [18, 3],
];

examplesHold('Gorman’s reactions', gormanReactionVectors, [
  ...REACTIONS.map(([dice, total, reaction]) => reacts({ dice }, total, reaction)),
  ...CHARISMA.map(([spokesmanCharisma, modifier]) =>
    reacts(
      { dice: [4, 4], spokesmanCharisma },
      8 + modifier,
      8 + modifier <= 6 ? 'hostile' : 8 + modifier >= 10 ? 'positive' : 'uncertain',
    ),
  ),
  reacts({ dice: [1, 1], modifier: -3 }, -1, 'hostile'),
  reacts({ dice: [6, 6], modifier: 4 }, 16, 'positive'),
  reacts({ dice: [3, 3], modifier: 1 }, 7, 'uncertain'),
  reacts({ dice: [3, 3], modifier: -1, spokesmanCharisma: 18 }, 8, 'uncertain'),
  ['GOR-ENC-07', { dice: [3, 3] }, { total: 6, reaction: 'hostile' }],
  ['GOR-ENC-07', { dice: [3, 3], spokesmanCharisma: 13 }, { total: 7, reaction: 'uncertain' }],
  ['GOR-ENC-07', { dice: [6, 5], modifier: -1 }, { total: 10, reaction: 'positive' }],
]);
