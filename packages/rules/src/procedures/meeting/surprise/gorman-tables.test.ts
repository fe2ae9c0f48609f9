import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanSurpriseVectors } from '../../../books/gorman/examples/surprise.ts';

const meet = (
  inputs: Readonly<Record<string, unknown>>,
  partySurprised: boolean,
  monstersSurprised: boolean,
): Example => ['GOR-ENC-02', inputs, { partySurprised, monstersSurprised }];
const acts = (partySurprised: boolean, monstersSurprised: boolean, turn1Acts: readonly string[]): Example => [
  'GOR-ENC-04',
  { partySurprised, monstersSurprised },
  { turn1Acts },
];

examplesHold('Gorman’s surprise', gormanSurpriseVectors, [
  meet({ dice: [1, 1] }, true, true),
  meet({ dice: [2, 2] }, true, true),
  meet({ dice: [3, 3] }, false, false),
  meet({ dice: [6, 2] }, false, true),
  meet({ partyChance: 2, monsterChance: 2, dice: [2, 3] }, true, false),
  meet({ partyChance: 0, dice: [1, 1] }, false, true),
  meet({ monsterChance: 0, dice: [1, 1] }, true, false),
  meet({ partyChance: 0, monsterChance: 0, dice: [1, 1] }, false, false),
  meet({ partyChance: 6, monsterChance: 6, dice: [6, 6] }, true, true),
  meet({ partyChance: 1, monsterChance: 3, dice: [2, 3] }, false, true),
  meet({ partyChance: 4, monsterChance: 5, dice: [5, 5] }, false, true),
  acts(false, false, ['party', 'monsters']),
  acts(false, true, ['party']),
  ['GOR-ENC-02', { dice: [2, 3] }, { partySurprised: true, monstersSurprised: false }],
  ['GOR-ENC-02', { monsterChance: 0, dice: [5, 1] }, { partySurprised: false, monstersSurprised: false }],
  ['GOR-ENC-04', { partySurprised: true, monstersSurprised: false }, { turn1Acts: ['monsters'] }],
  ['GOR-ENC-04', { partySurprised: true, monstersSurprised: true }, { turn1Acts: [] }],
]);
