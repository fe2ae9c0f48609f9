import { type Example, each, examplesHold } from '../../../../test/vectors.ts';
import { gormanRetainersVectors } from '../../../books/gorman/examples/retainers.ts';

const fee = (inputs: Readonly<Record<string, unknown>>, gp: number): Example => ['GOR-HIR-03', inputs, { gp }];
const WEEKLY: readonly (readonly [expert: string, gp: number])[] = [
  ['alchemist', 250],
  ['animal-trainer', 125],
  ['armorer', 25],
  ['engineer', 200],
  ['mercenary', 7],
  ['sage', 500],
  ['ship-captain', 50],
  ['ship-navigator', 35],
  ['ship-crewman', 3],
];

/** Charisma, henchmen at most, and what it adds to loyalty. */
const CHARISMA: readonly (readonly [charisma: number, max: number, modifier: number])[] = [
  [3, 1, -3],
  [4, 2, -2],
  [5, 2, -2],
  [6, 3, -1],
  [8, 3, -1],
  [9, 4, 0],
  [12, 4, 0],
  [13, 5, 1],
  [15, 5, 1],
  [16, 6, 2],
  [17, 6, 2],
  [18, 12, 3],
];
const LOYALTY: readonly (readonly [loyalty: number, band: string, modifier: number | null])[] = [
  [-2, 'malcontent', null],
  [0, 'malcontent', null],
  [3, 'malcontent', null],
  [4, 'normal', -2],
  [5, 'normal', -2],
  [6, 'normal', -1],
  [8, 'normal', -1],
  [9, 'normal', 0],
  [12, 'normal', 0],
  [13, 'normal', 1],
  [15, 'normal', 1],
  [16, 'normal', 2],
  [17, 'normal', 2],
  [18, 'stalwart', null],
  [25, 'stalwart', null],
];
const tried = (loyalty: number, extreme: boolean, stands: boolean, after: number, adjustment?: number): Example => [
  'GOR-HIR-09',
  adjustment === undefined ? { loyalty, extreme, stands } : { loyalty, extreme, stands, adjustment },
  { loyalty: after },
];

examplesHold('Gorman’s hirelings, experts and henchmen', gormanRetainersVectors, [
  ['GOR-HIR-01', { kind: 'expert' }, { controlledBy: 'referee', treasureShare: 0, gainsXp: false }],
  ['GOR-HIR-01', { kind: 'mercenary' }, { controlledBy: 'referee', treasureShare: 0, gainsXp: false }],

  ['GOR-HIR-02', { dice: [6] }, { hp: 6, attackBonus: 0, ac: 10, saveTarget: 14 }],
  ['GOR-HIR-02', { shield: true, dice: [2] }, { hp: 2, attackBonus: 0, ac: 11, saveTarget: 14 }],
  ['GOR-HIR-02', { armor: 'leather', shield: true, dice: [3] }, { hp: 3, attackBonus: 0, ac: 14, saveTarget: 14 }],
  ['GOR-HIR-02', { armor: 'chain', shield: false, dice: [3] }, { hp: 3, attackBonus: 0, ac: 15, saveTarget: 14 }],
  ['GOR-HIR-02', { armor: 'plate', shield: true, dice: [5] }, { hp: 5, attackBonus: 0, ac: 18, saveTarget: 14 }],

  ...WEEKLY.flatMap(([expert, gp]) => [
    fee({ expert }, gp),
    fee({ expert, weeks: 2 }, 2 * gp),
    fee({ expert, weeks: 2.1, count: 3 }, 9 * gp),
    fee({ expert, weeks: 0.5 }, gp),
    fee({ expert, missions: 4 }, gp),
  ]),
  fee({ expert: 'spy' }, 500),
  fee({ expert: 'spy', weeks: 5 }, 500),
  fee({ expert: 'spy', count: 2, missions: 3 }, 3000),
  fee({ expert: 'spy', weeks: 3, missions: 2 }, 1000),

  ...each('GOR-HIR-04', 'pcShareGp', 'henchmanShareGp', [
    [0, 0],
    [1, 0],
    [2, 1],
    [999, 499],
  ]),

  ...CHARISMA.flatMap(([charisma, max, modifier]): readonly Example[] => [
    ['GOR-HIR-05', { charisma, current: 0 }, { max, mayHire: true }],
    ['GOR-HIR-05', { charisma, current: max - 1 }, { max, mayHire: true }],
    ['GOR-HIR-05', { charisma, current: max }, { max, mayHire: false }],
    ['GOR-HIR-05', { charisma, current: max + 1 }, { max, mayHire: false }],
    ['GOR-HIR-06', { charisma, dice: [1] }, { loyalty: 8 + modifier }],
    ['GOR-HIR-06', { charisma, dice: [6] }, { loyalty: 13 + modifier }],
  ]),
  ...LOYALTY.map(([loyalty, band, modifier]): Example => ['GOR-HIR-07', { loyalty }, { band, modifier }]),

  ['GOR-HIR-08', { loyalty: 9, delta: 0 }, { loyalty: 9 }],
  ['GOR-HIR-08', { loyalty: 17, delta: 3 }, { loyalty: 20 }],
  ['GOR-HIR-08', { loyalty: 1, delta: -4 }, { loyalty: -3 }],

  tried(9, true, true, 9),
  tried(9, false, true, 9),
  tried(9, true, false, 7, -2),
  tried(9, true, false, 10, 1),
  tried(9, true, false, 9, 0),
  tried(9, true, true, 9, -3),
  tried(9, false, false, 9, -3),
  tried(4, true, false, 3),

  ...['absent-next-delve', 'absent-next-delve', 'flees-now', 'flees-now', 'plots', 'plots'].map(
    (outcome, place): Example => ['GOR-HIR-10', { loyalty: 3, dice: [place + 1] }, { outcome }],
  ),
  ['GOR-HIR-10', { loyalty: -1, dice: [6] }, { outcome: 'plots' }],
  ['GOR-HIR-10', { loyalty: 9, dice: [] }, { outcome: null }],
  ['GOR-HIR-10', { loyalty: 18, dice: [] }, { outcome: null }],
  ['GOR-HIR-05', { charisma: 18 }, { max: 12, mayHire: true }],
  ['GOR-HIR-01', { kind: 'hireling' }, { controlledBy: 'referee', treasureShare: 0, gainsXp: false }],
  ['GOR-HIR-01', { kind: 'henchman' }, { controlledBy: 'referee', treasureShare: 0.5, gainsXp: true }],
  ['GOR-HIR-02', { armor: 'leather', shield: false, dice: [4] }, { hp: 4, attackBonus: 0, ac: 13, saveTarget: 14 }],
  ['GOR-HIR-02', { armor: 'none', shield: false, dice: [1] }, { hp: 1, attackBonus: 0, ac: 10, saveTarget: 14 }],
  ['GOR-HIR-03', { expert: 'mercenary', count: 12, weeks: 3 }, { gp: 252 }],
  ['GOR-HIR-03', { expert: 'sage', weeks: 1.5 }, { gp: 1000 }],
  ['GOR-HIR-03', { expert: 'spy', missions: 2 }, { gp: 1000 }],
  ['GOR-HIR-04', { pcShareGp: 1000 }, { henchmanShareGp: 500 }],
  ['GOR-HIR-04', { pcShareGp: 333 }, { henchmanShareGp: 166 }],
  ['GOR-HIR-05', { charisma: 12, current: 3 }, { max: 4, mayHire: true }],
  ['GOR-HIR-05', { charisma: 18, current: 12 }, { max: 12, mayHire: false }],
  ['GOR-HIR-06', { charisma: 14, dice: [4] }, { loyalty: 12 }],
  ['GOR-HIR-06', { charisma: 3, dice: [1] }, { loyalty: 5 }],
  ['GOR-HIR-07', { loyalty: 8 }, { band: 'normal', modifier: -1 }],
  ['GOR-HIR-07', { loyalty: 18 }, { band: 'stalwart', modifier: null }],
  ['GOR-HIR-07', { loyalty: 3 }, { band: 'malcontent', modifier: null }],
  ['GOR-HIR-08', { loyalty: 12, delta: 1 }, { loyalty: 13 }],
  ['GOR-HIR-08', { loyalty: 4, delta: -1 }, { loyalty: 3 }],
  ['GOR-HIR-09', { loyalty: 9, extreme: true, stands: false }, { loyalty: 8 }],
  ['GOR-HIR-09', { loyalty: 9, extreme: false, stands: false }, { loyalty: 9 }],
  ['GOR-HIR-10', { loyalty: 2, dice: [3] }, { outcome: 'flees-now' }],
  ['GOR-HIR-10', { loyalty: 4, dice: [] }, { outcome: null }],
]);
