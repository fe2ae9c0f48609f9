import { examplesHold, under } from '../../../../test/vectors.ts';
import { restVectors } from '../../../books/ose/examples/rest.ts';

examplesHold('Old-School Essentials: rest', restVectors, [
  ...under('OSE-DUN-11', 'log → fatigued attackMod damageMod', [
    [[], false, 0, 0],
    [['A'], false, 0, 0],
    [['A', 'A', 'A', 'A', 'A'], false, 0, 0],
    [['A', 'A', 'A', 'A', 'A', 'A'], true, -1, -1],
    [['A', 'A', 'A', 'A', 'A', 'A', 'A'], true, -1, -1],
    [['A', 'A', 'A', 'R', 'A', 'A', 'A', 'A', 'A'], false, 0, 0],
    [['A', 'A', 'A', 'R', 'A', 'A', 'A', 'A', 'A', 'A'], true, -1, -1],
    [['R'], false, 0, 0],
    [['R', 'R', 'A', 'A', 'A', 'A', 'A'], false, 0, 0],
    [['A', 'A', 'A', 'A', 'A', 'A', 'R', 'A', 'A', 'A', 'A', 'A'], false, 0, 0],
    [['A', 'A', 'A', 'A', 'A', 'A', 'R', 'A', 'A', 'A', 'A', 'A', 'A'], true, -1, -1],
    [
      ['A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A'],
      true,
      -1,
      -1,
    ],
    [
      ['A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'R'],
      false,
      0,
      0,
    ],
    [['A', 'A', 'A', 'A', 'A', 'R', 'A', 'A', 'A', 'A', 'A', 'R'], false, 0, 0],
    [['A', 'R', 'A', 'R', 'A', 'R', 'A', 'R'], false, 0, 0],
  ]),
]);
