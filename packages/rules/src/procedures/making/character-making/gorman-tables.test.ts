import { each, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanCharacterMakingVectors } from '../../../books/gorman/examples/character-making.ts';

const scores = { str: 16, int: 3, wis: 9, dex: 13, con: 5, cha: 18 };
const uses = (use: string, ability: string | null, modifier: number, abilityModsInCombat?: string) =>
  [
    'GOR-ABI-05',
    abilityModsInCombat ? { use, scores, abilityModsInCombat } : { use, scores },
    { ability, modifier },
  ] as const;
const array = { str: 6, int: 8, wis: 10, dex: 12, con: 14, cha: 17 };

examplesHold('Gorman’s scores, alignment and gold', gormanCharacterMakingVectors, [
  [
    'GOR-ABI-02',
    { scores, swap: ['wis', 'cha'] },
    { scores: { str: 16, int: 3, wis: 18, dex: 13, con: 5, cha: 9 }, swapUsed: true },
  ],
  [
    'GOR-ABI-02',
    { scores, swap: ['cha', 'str'], swapUsed: false },
    { scores: { ...scores, cha: 16, str: 18 }, swapUsed: true },
  ],
  ['GOR-ABI-02', { scores, swap: null, swapUsed: true }, { scores, swapUsed: true }],
  ['GOR-ABI-02', { scores, swap: ['dex', 'dex'] }, { error: 'swap-same' }],
  ['GOR-ABI-02', { scores, swap: ['dex', 'con'], swapUsed: true }, { error: 'swap-used' }],
  ...each('GOR-ABI-04', 'score', 'modifier', [
    [3, -3],
    [4, -2],
    [5, -2],
    [6, -1],
    [8, -1],
    [9, 0],
    [12, 0],
    [13, 1],
    [15, 1],
    [16, 2],
    [17, 2],
    [18, 3],
  ]),
  ...each('GOR-ABI-04', 'score', 'modifier', [
    [1, -3],
    [0, -3],
    [19, 3],
    [25, 3],
  ]),
  uses('hit-die', 'con', -2),
  uses('resurrection', 'con', -2),
  uses('henchman-loyalty', 'cha', 3),
  uses('reaction', 'cha', 3),
  uses('melee-attack', null, 0),
  uses('melee-damage', null, 0),
  uses('missile-attack', null, 0),
  uses('armor-class', null, 0),
  uses('melee-attack', null, 0, 'off'),
  uses('melee-attack', 'str', 2, 'on'),
  uses('melee-damage', 'str', 2, 'on'),
  uses('missile-attack', 'dex', 1, 'on'),
  uses('armor-class', 'dex', 1, 'on'),
  uses('hit-die', 'con', -2, 'on'),
  uses('reaction', 'cha', 3, 'on'),
  ...['save', 'initiative', 'morale', 'wandering'].flatMap((use) => [uses(use, null, 0), uses(use, null, 0, 'on')]),
  ...each('GOR-ALN-01', 'alignment', 'alignment', [
    ['law', 'law'],
    ['LAWFUL', 'law'],
    ['Neutral', 'neutrality'],
    ['neutrality', 'neutrality'],
    ['chaotic', 'chaos'],
    ['CHAOS', 'chaos'],
  ]),
  ...each('GOR-ALN-01', 'alignment', 'error', [
    ['chaotic evil', 'bad-alignment'],
    ['neutral good', 'bad-alignment'],
    ['true neutral', 'bad-alignment'],
    ['good', 'bad-alignment'],
    ['', 'bad-alignment'],
  ]),
  ...under('GOR-ABI-01', 'dice → scores', [
    [[1, 1, 1, 6, 6, 6, 1, 2, 3, 4, 4, 4, 5, 5, 5, 2, 2, 2], { str: 3, int: 18, wis: 6, dex: 12, con: 15, cha: 6 }],
    [[6, 5, 4, 3, 3, 3, 2, 2, 1, 6, 6, 6, 1, 1, 1, 4, 4, 2], { str: 15, int: 9, wis: 5, dex: 18, con: 3, cha: 10 }],
    [[1, 2, 3, 4, 5, 6, 1, 1, 2, 3, 5, 5, 6, 6, 5, 2, 3, 3], { str: 6, int: 15, wis: 4, dex: 13, con: 17, cha: 8 }],
  ]),
  ['GOR-ABI-01', { dice: Array.from({ length: 17 }, () => 3) }, { error: 'dice-count' }],
  ['GOR-ABI-01', { dice: Array.from({ length: 19 }, () => 3) }, { error: 'dice-count' }],
  ['GOR-ABI-01', { dice: [] }, { error: 'dice-count' }],
  ...under('GOR-ABI-03', 'assignment → scores', [
    [array, array],
    [
      { str: 17, int: 8, wis: 10, dex: 12, con: 14, cha: 6 },
      { str: 17, int: 8, wis: 10, dex: 12, con: 14, cha: 6 },
    ],
  ]),
  ...under('GOR-ABI-03', 'assignment → error', [
    [{ ...array, str: 7 }, 'array-mismatch'],
    [{ ...array, luck: 6 }, 'array-mismatch'],
    [{ str: 17, int: 14, wis: 12, dex: 10, con: 8 }, 'array-mismatch'],
    [{}, 'array-mismatch'],
    [{ str: 17, int: 14, wis: 12, dex: 10, con: 8, luck: 6 }, 'array-mismatch'],
    [{ str: 17, int: 17, wis: 10, dex: 12, con: 14, cha: 6 }, 'array-mismatch'],
  ]),
  ...under('GOR-EQP-01', 'dice → gp', [
    [[1, 1, 1], 30],
    [[6, 6, 6], 180],
    [[6, 1, 3], 100],
    [[3, 4, 5], 120],
    [[1, 1, 2], 40],
  ]),
  ...under(
    'GOR-ABI-02',
    'swap → scores swapUsed',
    [
      [['str', 'int'], { str: 16, int: 8, wis: 10, dex: 12, con: 9, cha: 7 }, true],
      [null, { str: 8, int: 16, wis: 10, dex: 12, con: 9, cha: 7 }, false],
    ],
    { scores: { str: 8, int: 16, wis: 10, dex: 12, con: 9, cha: 7 } },
  ),
  [
    'GOR-ABI-02',
    { scores: { str: 8, int: 16, wis: 10, dex: 12, con: 9, cha: 7 }, swap: ['con', 'cha'], swapUsed: true },
    { error: 'swap-used' },
  ],
  ...under('GOR-ABI-05', 'use scores → ability modifier', [
    ['hit-die', { str: 10, int: 10, wis: 10, dex: 10, con: 5, cha: 10 }, 'con', -2],
    ['melee-attack', { str: 18, int: 10, wis: 10, dex: 10, con: 10, cha: 10 }, null, 0],
  ]),
  [
    'GOR-ABI-05',
    {
      use: 'melee-attack',
      scores: { str: 18, int: 10, wis: 10, dex: 10, con: 10, cha: 10 },
      abilityModsInCombat: 'on',
    },
    { ability: 'str', modifier: 3 },
  ],
  ['GOR-ALN-01', { alignment: 'Law' }, { alignment: 'law' }],
  ['GOR-ALN-01', { alignment: 'lawful good' }, { error: 'bad-alignment' }],
]);
