import { examplesHold, under } from '../../../../test/vectors.ts';
import { erisHealingVectors } from '../../../books/eris/examples/healing.ts';

examplesHold('Planet Eris’s rules of healing', erisHealingVectors, [
  ...under('ERI-REC-01', 'place guarded wanderingFree → safe', [
    ['settlement', false, false, true],
    ['camp', true, false, true],
    ['dungeon', false, false, false],
    ['settlement', true, true, true],
    ['settlement', true, false, true],
    ['settlement', false, true, true],
    ['camp', true, true, true],
    ['camp', false, false, false],
    ['dungeon', true, true, true],
    ['dungeon', true, false, true],
    ['dungeon', false, true, true],
  ]),
  ...under('ERI-REC-02', 'hp max days safe → hp', [
    [3, 18, 7, true, 18],
    [3, 18, 6, true, 3],
    [3, 18, 30, false, 3],
    [3, 18, 8, true, 18],
    [3, 18, 0, true, 3],
    [-4, 18, 6, true, -4],
    [0, 5, 7, true, 5],
    [5, 5, 7, true, 5],
    [5, 5, 1, true, 5],
    [-2, 18, 30, false, -2],
    [1, 18, 365, true, 18],
  ]),
]);
