import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanInitiativeVectors } from '../../../books/gorman/examples/initiative.ts';

const rolls = (dice: readonly number[], party: number, monsters: number, first: string): Example => [
  'GOR-ENC-08',
  { dice },
  { party, monsters, first },
];

examplesHold('Gorman’s initiative', gormanInitiativeVectors, [
  rolls([6, 1], 6, 1, 'party'),
  rolls([2, 1], 2, 1, 'party'),
  rolls([1, 2], 1, 2, 'monsters'),
  rolls([3, 3, 6, 6, 2, 4], 2, 4, 'monsters'),
  rolls([1, 1, 5, 4], 5, 4, 'party'),
  ['GOR-ENC-08', { dice: [5, 2] }, { party: 5, monsters: 2, first: 'party' }],
  ['GOR-ENC-08', { dice: [4, 4, 1, 6] }, { party: 1, monsters: 6, first: 'monsters' }],
]);
