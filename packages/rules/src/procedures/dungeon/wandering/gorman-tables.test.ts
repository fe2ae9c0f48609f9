import { type Example, each, examplesHold } from '../../../../test/vectors.ts';
import { gormanWanderingVectors } from '../../../books/gorman/examples/wandering.ts';

const ODDS: readonly (readonly [partyRate: number, odds: number])[] = [
  [180, 1],
  [120, 2],
  [90, 3],
  [60, 4],
  [30, 5],
  [0, 5],
];

examplesHold('When Gorman’s monsters come', gormanWanderingVectors, [
  ...each('GOR-WAN-01', 'playSeconds', 'checksDue', [
    [0, 0],
    [1, 0],
    [3600, 1],
    [3601, 1],
    [7199, 1],
    [10799, 2],
    [36000, 10],
  ]),
  ...ODDS.flatMap(([partyRate, odds]): readonly Example[] =>
    [1, 2, 3, 4, 5, 6].map((face) => ['GOR-WAN-02', { partyRate, dice: [face] }, { odds, encounter: face <= odds }]),
  ),
  ['GOR-WAN-03', { chance: 1, dice: [1] }, { encounter: true }],
  ['GOR-WAN-03', { chance: 2, dice: [1] }, { encounter: true }],
  ['GOR-WAN-03', { chance: 2, dice: [3] }, { encounter: false }],
  ['GOR-WAN-03', { chance: 0, dice: [1] }, { error: 'bad-chance' }],
  ['GOR-WAN-03', { chance: 3, dice: [1] }, { error: 'bad-chance' }],
  ['GOR-WAN-03', { chance: 6, dice: [] }, { error: 'bad-chance' }],
]);
