import { each, examplesHold } from '../../../../test/vectors.ts';
import { gormanTimeVectors } from '../../../books/gorman/examples/time.ts';

examplesHold('Gorman’s two kinds of turn', gormanTimeVectors, [
  ...each('GOR-EXP-01', 'combatTurns', 'explorationTurns', [
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 1],
    [19, 2],
    [20, 2],
    [21, 3],
    [100, 10],
  ]),
  ['GOR-EXP-01', { explorationTurns: 0 }, { combatTurns: 0, minutes: 0 }],
  ['GOR-EXP-01', { explorationTurns: 1 }, { combatTurns: 10, minutes: 10 }],
  ['GOR-EXP-01', { explorationTurns: 24 }, { combatTurns: 240, minutes: 240 }],
  ['GOR-EXP-01', { combatTurns: 3 }, { explorationTurns: 1 }],
  ['GOR-EXP-01', { combatTurns: 11 }, { explorationTurns: 2 }],
  ['GOR-EXP-01', { explorationTurns: 6 }, { combatTurns: 60, minutes: 60 }],
]);
