import { examplesHold, under } from '../../../../test/vectors.ts';
import { erisMovementVectors } from '../../../books/eris/examples/movement.ts';

examplesHold('Planet Eris’s rules of movement', erisMovementVectors, [
  ...under('ERI-MOV-01', 'move → perRound perTurn pursuit', [
    [120, 50, 240, 480],
    [180, 70, 360, 720],
    [240, 100, 480, 960],
    [10, 10, 20, 40],
    [0, 0, 0, 0],
    [12, 10, 24, 48],
    [20, 10, 40, 80],
    [37, 10, 74, 148],
    [45, 20, 90, 180],
    [63, 30, 126, 252],
    [100, 40, 200, 400],
    [300, 120, 600, 1200],
  ]),
  ...under('ERI-MOV-02', 'encumbrance → move perRound perTurn pursuit', [
    ['light', 120, 50, 240, 480],
    ['overencumbered', 30, 10, 60, 120],
    ['medium', 90, 40, 180, 360],
    ['heavy', 60, 20, 120, 240],
  ]),
  ...under('ERI-MOV-03', 'move feet → allowed', [
    [120, 50, true],
    [60, 20, true],
    [90, 40, true],
    [0, 0, true],
  ]),
  ...under('ERI-MOV-03', 'move feet → error', [
    [120, 51, 'too-far'],
    [60, 21, 'too-far'],
    [30, 11, 'too-far'],
    [180, 71, 'too-far'],
    [240, 101, 'too-far'],
    [10, 11, 'too-far'],
    [60, 60, 'too-far'],
  ]),
]);
