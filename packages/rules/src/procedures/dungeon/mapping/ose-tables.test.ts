import { examplesHold, under } from '../../../../test/vectors.ts';
import { mappingVectors } from '../../../books/ose/examples/mapping.ts';

examplesHold('Old-School Essentials: mapping', mappingVectors, [
  ...under('OSE-PTY-06', 'mapperId actorId running → canDraw', [
    ['p1', 'p1', false, true],
    ['p1', 'p2', true, false],
    [null, 'p1', false, false],
    [null, 'p1', true, false],
  ]),
  ['OSE-PTY-06', { mapperId: 'p3', actorId: 'p3', running: false }, { canDraw: true }],
  ['OSE-PTY-06', { mapperId: 'p3', actorId: 'p3', running: true }, { canDraw: false }],
  ['OSE-PTY-06', { mapperId: 'p3', actorId: 'p1', running: false }, { canDraw: false }],
]);
