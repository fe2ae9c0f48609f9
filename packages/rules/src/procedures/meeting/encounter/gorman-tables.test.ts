import { type Example, each, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanEncounterVectors } from '../../../books/gorman/examples/encounter.ts';

type Inputs = Readonly<Record<string, unknown>>;
const meets = (
  inputs: Inputs,
  [partySurprised, monstersSurprised]: readonly [boolean, boolean],
  distance: number,
  reaction: string | null,
  first: string,
): Example => ['GOR-ENC-01', inputs, { partySurprised, monstersSurprised, distance, reaction, first }];
const chooses = (surprised: boolean, choice: string, expected: Inputs): Example => [
  'GOR-ENC-05',
  { surprised, choice },
  expected,
];
const NEITHER = [false, false] as const;

examplesHold('How Gorman’s encounters begin', gormanEncounterVectors, [
  meets({ dice: [6, 6, 6, 6, 6, 1] }, NEITHER, 120, 'positive', 'party'),
  meets({ dice: [1, 1, 1, 1, 2, 3] }, [true, true], 20, 'hostile', 'monsters'),
  meets({ dice: [3, 3, 3, 4, 4, 4, 5, 5, 1, 2] }, NEITHER, 60, 'uncertain', 'monsters'),
  meets({ skipReaction: true, dice: [3, 4, 5, 2] }, NEITHER, 70, null, 'party'),
  meets({ skipReaction: true, reactionModifier: 2, dice: [2, 4, 3, 3, 1, 2] }, [true, false], 60, null, 'monsters'),
  meets({ environmentFeet: 30, dice: [5, 5, 4, 4, 3, 2] }, NEITHER, 30, 'uncertain', 'party'),
  meets({ partyChance: 0, dice: [1, 2, 4, 4, 3, 2] }, [false, true], 30, 'uncertain', 'party'),
  meets({ monsterChance: 0, dice: [1, 1, 4, 4, 3, 2] }, [true, false], 20, 'uncertain', 'party'),
  meets({ partyChance: 3, monsterChance: 4, dice: [3, 4, 4, 4, 3, 2] }, [true, true], 70, 'uncertain', 'party'),
  meets({ reactionModifier: 2, dice: [3, 3, 4, 4, 3, 2] }, NEITHER, 60, 'positive', 'party'),
  meets({ reactionModifier: -2, dice: [3, 3, 4, 4, 3, 2] }, NEITHER, 60, 'hostile', 'party'),

  ...['fight', 'evade', 'parley', 'wait'].flatMap((choice) => [
    chooses(false, choice, { allowed: true }),
    chooses(true, choice, { allowed: false }),
  ]),
  chooses(false, 'sing', { error: 'bad-choice' }),
  chooses(true, 'sing', { error: 'bad-choice' }),

  ...each('GOR-ENC-06', 'phase', 'accepted', [
    ['declare', true],
    ['reaction', false],
    ['initiative', false],
    ['morale', false],
    ['missile', false],
    ['melee', false],
  ]),
  ['GOR-ENC-06', { phase: 'declare', request: 'declare' }, { accepted: true }],
  ['GOR-ENC-06', { phase: 'declare', request: 'declare', confirmed: true }, { accepted: true }],
  ['GOR-ENC-06', { phase: 'declare', request: 'change', confirmed: false }, { accepted: true }],
  ['GOR-ENC-06', { phase: 'reaction', request: 'declare', confirmed: false }, { accepted: false }],
  ...under('GOR-ENC-01', 'dice → partySurprised monstersSurprised distance reaction first', [
    [[4, 2, 3, 5, 6, 1], false, true, 60, 'uncertain', 'party'],
    [[1, 5, 1, 2, 3, 3, 2, 5], true, false, 60, 'hostile', 'monsters'],
  ]),
  ['GOR-ENC-05', { surprised: false, choice: 'parley' }, { allowed: true }],
  ['GOR-ENC-05', { surprised: true, choice: 'evade' }, { allowed: false }],
  ['GOR-ENC-06', { phase: 'declare', request: 'change', confirmed: true }, { accepted: true }],
  ['GOR-ENC-06', { phase: 'initiative', request: 'change', confirmed: true }, { accepted: false }],
]);
