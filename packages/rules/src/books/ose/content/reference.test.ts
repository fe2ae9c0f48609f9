import { examplesHold, under } from '../../../../test/vectors.ts';
import { oseReferenceVectors } from '../examples/reference.ts';

examplesHold('Old-School Essentials: the reference lists', oseReferenceVectors, [
  ...under('OSE-APX-10', 'kind litTurn → expiresEndOfTurn', [
    ['torch', 1, 6],
    ['lantern', 3, 26],
  ]),
  ...under('OSE-APX-10', 'item → cost holds', [
    ['backpack', 5, 400],
    ['lantern', 10, null],
  ]),
  ...under('OSE-APX-11', 'vessel → rowBase sailBase miles seaworthy', [
    ['sailing ship, large', null, 360, 72, true],
    ['Large sailing ship', null, 360, 72, true],
    ['river boat', 180, null, 36, false],
  ]),
  ...under('OSE-APX-11', 'vessel mode → miles', [
    ['longship', 'row', 18],
    ['longship', 'sail', 90],
  ]),
  ...under('OSE-APX-11', 'mount → base loadFull hd', [['mule', 120, 2000, '2']]),
  ...under('OSE-APX-13', 'monster → thac0 xp saves', [
    ['Ogre', 15, 125, [10, 11, 12, 13, 14]],
    ['goblin', 19, 5, [14, 15, 16, 17, 18]],
    ['acolyte', 19, 10, [11, 12, 14, 16, 15]],
    ['normal human', 20, 5, [14, 15, 16, 17, 18]],
  ]),
  ...under('OSE-APX-13', 'monster → ac hd mv encounter ml', [['carcass crawler', 7, '3+1*', 120, 40, 9]]),
]);
