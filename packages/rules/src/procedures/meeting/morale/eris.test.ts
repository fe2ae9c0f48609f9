import { examplesHold, under } from '../../../../test/vectors.ts';
import { erisMoraleVectors } from '../../../books/eris/examples/morale.ts';

examplesHold('Planet Eris’s rules of morale', erisMoraleVectors, [
  ...under('ERI-CMB-03', 'who phase initial deaths incapacitated firstDeathDone halfDone → check', [
    ['monster', 'morale', 6, 1, 1, false, false, true],
    ['monster', 'actions', 6, 1, 1, false, false, false],
    ['monster', 'morale', 6, 2, 2, true, false, false],
    ['pc', 'morale', 4, 2, 2, false, false, false],
    ['hireling', 'morale', 4, 1, 1, false, false, true],
    ['hireling', 'declare-spells', 4, 2, 2, false, false, false],
    ['monster', 'morale', 5, 0, 2, false, false, false],
    ['monster', 'morale', 5, 1, 3, true, false, true],
    ['monster', 'morale', 2, 1, 1, true, false, true],
    ['monster', 'morale', 2, 1, 1, false, true, true],
    ['pc', 'morale', 1, 0, 1, false, false, false],
    ['monster', 'morale', 1, 1, 1, false, false, false],
  ]),
]);
