import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanAdvancementVectors } from '../../../books/gorman/examples/advancement.ts';

type Inputs = Readonly<Record<string, unknown>>;
const NEEDED = [
  0, 600, 1_800, 5_400, 16_000, 32_000, 64_000, 128_000, 256_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000,
  1_000_000,
];
/** Experience half way from each level to the next, from the second on. */
const HALF_WAY = [
  1_200, 3_600, 10_700, 24_000, 48_000, 96_000, 192_000, 328_000, 450_000, 550_000, 650_000, 750_000, 850_000, 950_000,
];
const keeps = (id: string, of: string, level: number, earned: number, kept: number): Example => [
  id,
  { class: of, level, earned },
  { kept },
];
const gains = (
  id: string,
  of: string,
  con: number,
  levels: readonly [number, number],
  hpMax: number,
  dice: readonly number[],
  gained: readonly number[],
): Example => [
  id,
  { class: of, con, fromLevel: levels[0], toLevel: levels[1], hpMax, dice },
  { hpMax: hpMax + gained.reduce((sum, each) => sum + each, 0), gained },
];
const rises = (
  level: number,
  xp: number,
  award: number,
  [after, reached, capped]: readonly [number, number, boolean],
): Example => [
  'GOR-ADV-05',
  { levelAtSessionStart: level, xpAtSessionStart: xp, sessionAward: award },
  { xp: after, level: reached, capped },
];
const returns = (inputs: Inputs, expected: Inputs): Example => ['GOR-ADV-07', inputs, expected];
const shares = (
  totalCp: number,
  pcs: number,
  henchmen: number,
  [pcCp, henchmanCp, leftoverCp]: readonly [number, number, number],
): Example => ['GOR-XPA-02', { totalCp, pcs, henchmen }, { pcCp, henchmanCp, leftoverCp }];
const outing = (
  events: readonly Inputs[],
  awards: readonly number[],
  count: number,
  visited?: readonly string[],
): Example => ['GOR-XPA-04', visited ? { visited, events } : { events }, { awards, count }];
const enter = (...places: readonly string[]): readonly Inputs[] => places.map((place) => ({ enter: place }));
const BONUS = [0, 0, 0, 0, 0, 5, 5, 10, 10, 15, 15, 20, 20];

examplesHold('Gorman’s experience and levels', gormanAdvancementVectors, [
  ...NEEDED.flatMap((xp, place): readonly Example[] => [
    ['GOR-ADV-01', { xp }, { level: place + 1, nextAt: NEEDED[place + 1] ?? null }],
    ...(place > 0 ? [['GOR-ADV-01', { xp: xp - 1 }, { level: place, nextAt: xp }] as const] : []),
  ]),
  keeps('GOR-CLS-08', 'elf', 1, 777, 777),
  keeps('GOR-CLS-08', 'elf', 3, 3, 0),
  keeps('GOR-CLS-08', 'elf', 3, 4, 1),
  keeps('GOR-CLS-08', 'elf', 16, 1_000, 250),
  keeps('GOR-CLS-08', 'fighter', 9, 1_000, 1_000),
  keeps('GOR-CLS-14', 'dwarf', 1, 777, 777),
  keeps('GOR-CLS-14', 'dwarf', 6, 1, 0),
  keeps('GOR-CLS-14', 'dwarf', 16, 1_000, 500),
  keeps('GOR-CLS-14', 'cleric', 9, 1_000, 1_000),

  gains('GOR-ADV-02', 'cleric', 18, [0, 1], 0, [6], [9]),
  gains('GOR-ADV-02', 'elf', 3, [1, 2], 4, [3], [1]),
  gains('GOR-ADV-02', 'magic-user', 9, [0, 3], 0, [1, 2, 6], [1, 2, 6]),
  gains('GOR-ADV-02', 'magic-user', 8, [8, 10], 30, [1], [1, 2]),
  gains('GOR-ADV-02', 'cleric', 8, [4, 4], 12, [], []),
  gains('GOR-ADV-03', 'fighter', 3, [0, 1], 0, [3, 2], [1]),
  gains('GOR-ADV-03', 'dwarf', 13, [0, 2], 0, [1, 1, 6, 2], [2, 7]),
  gains('GOR-ADV-03', 'fighter', 10, [8, 9], 40, [2, 5], [5]),
  gains('GOR-ADV-03', 'fighter', 10, [8, 11], 40, [6, 5], [6, 2, 2]),
  gains('GOR-ADV-03', 'elf', 10, [0, 1], 0, [2], [2]),
  gains('GOR-ADV-04', 'dwarf', 3, [9, 10], 50, [], [2]),
  gains('GOR-ADV-04', 'elf', 18, [9, 16], 50, [], [2, 2, 2, 2, 2, 2, 2]),

  ...HALF_WAY.map((half, place) =>
    rises(place + 1, NEEDED[place] ?? 0, (NEEDED[place + 2] ?? 0) - (NEEDED[place] ?? 0), [half, place + 2, true]),
  ),
  rises(1, 0, 0, [0, 1, false]),
  rises(1, 0, 599, [599, 1, false]),
  rises(1, 0, 600, [600, 2, false]),
  rises(1, 599, 1_200, [1_799, 2, false]),
  rises(1, 599, 1_201, [1_200, 2, true]),
  rises(2, 1_200, 900_000, [3_600, 3, true]),
  rises(15, 900_000, 5_000_000, [5_900_000, 16, false]),
  rises(16, 1_000_000, 5, [1_000_005, 16, false]),
  rises(14, 899_999, 100_000, [999_999, 15, false]),
  rises(14, 899_999, 100_001, [950_000, 15, true]),

  returns(
    {
      class: 'dwarf',
      levelAtSessionStart: 6,
      xpAtSessionStart: 32_000,
      returns: [
        { shareGp: 1_001, newPlaces: 0 },
        { shareGp: 500, newPlaces: 9 },
      ],
    },
    { awards: [500, 287], xp: 32_787, level: 6, capped: false },
  ),
  returns(
    { class: 'elf', levelAtSessionStart: 2, xpAtSessionStart: 600, returns: [{ shareGp: 1_300, newPlaces: 4 }] },
    { awards: [1_300], xp: 1_900, level: 3, capped: false },
  ),
  returns(
    { class: 'elf', levelAtSessionStart: 3, xpAtSessionStart: 1_800, returns: [{ shareGp: 333, newPlaces: 5 }] },
    { awards: [87], xp: 1_887, level: 3, capped: false },
  ),
  returns(
    { class: 'cleric', levelAtSessionStart: 1, xpAtSessionStart: 0, returns: [] },
    { awards: [], xp: 0, level: 1, capped: false },
  ),
  returns(
    {
      class: 'cleric',
      levelAtSessionStart: 1,
      xpAtSessionStart: 0,
      returns: [
        { shareGp: 1_000, newPlaces: 11 },
        { shareGp: 600, newPlaces: 0 },
      ],
    },
    { awards: [1_200, 600], xp: 1_200, level: 2, capped: true },
  ),

  ['GOR-XPA-01', { shareCp: 99, carriedBack: true }, { xp: 0 }],
  ['GOR-XPA-01', { shareCp: 100, carriedBack: true }, { xp: 1 }],
  ['GOR-XPA-01', { shareCp: 199, carriedBack: true }, { xp: 1 }],
  ['GOR-XPA-01', { shareCp: 0, carriedBack: true }, { xp: 0 }],
  shares(700, 1, 0, [700, 350, 0]),
  shares(701, 1, 0, [700, 350, 1]),
  shares(100, 0, 3, [66, 33, 1]),
  shares(0, 3, 1, [0, 0, 0]),
  shares(6, 3, 1, [0, 0, 6]),
  shares(9_999, 2, 2, [3_332, 1_666, 3]),
  ...BONUS.map(
    (bonusPct, newPlaces): Example => [
      'GOR-XPA-03',
      { newPlaces, xp: 1_000 },
      { bonusPct, total: 1_000 + 10 * bonusPct },
    ],
  ),
  ['GOR-XPA-03', { newPlaces: 9, xp: 333 }, { bonusPct: 15, total: 382 }],
  ['GOR-XPA-03', { newPlaces: 50, xp: 0 }, { bonusPct: 20, total: 0 }],
  outing([], [], 0),
  outing([{ safe: 100 }], [100], 0),
  outing([...enter('a', 'b'), { sessionEnd: true }], [], 0),
  outing([...enter('a', 'b', 'c', 'd', 'e'), { sessionEnd: true }, { safe: 100 }], [100], 0),
  outing(
    [...enter('a', 'b', 'c', 'd'), { sessionEnd: true }, ...enter('a', 'b', 'c', 'd', 'e'), { safe: 100 }],
    [100],
    0,
  ),
  outing([...enter('a', 'b', 'c', 'd', 'e'), { safe: 333 }], [333], 0, ['a']),
  outing([...enter('a', 'b', 'c', 'd', 'e', 'f'), { safe: 333 }], [349], 0, ['a']),
  outing([...enter('a', 'b', 'c', 'd', 'e'), { safe: 0 }, ...enter('a', 'f')], [0], 1),
  outing(enter('a', 'a', 'b'), [], 2),
  ['GOR-XPA-05', { monstersSlainHd: ['1/2', '10'] }, { xp: 0 }],
  ['GOR-CLS-08', { class: 'elf', level: 3, earned: 1300, options: { elfReducedFromLevel: 4 } }, { kept: 1300 }],
  ['GOR-CLS-08', { class: 'elf', level: 2, earned: 1300 }, { kept: 1300 }],
  ['GOR-CLS-08', { class: 'elf', level: 3, earned: 1300 }, { kept: 325 }],
  ['GOR-CLS-08', { class: 'elf', level: 6, earned: 999 }, { kept: 249 }],
  ['GOR-CLS-14', { class: 'dwarf', level: 5, earned: 2001 }, { kept: 2001 }],
  ['GOR-CLS-14', { class: 'dwarf', level: 6, earned: 2001 }, { kept: 1000 }],
  ...under('GOR-ADV-01', 'xp → level nextAt', [
    [599, 1, 600],
    [600, 2, 1800],
    [300000, 9, 400000],
    [2000000, 16, null],
  ]),
  ...under('GOR-ADV-02', 'class con fromLevel toLevel hpMax dice → hpMax gained', [
    ['cleric', 16, 0, 1, 0, [4], 6, [6]],
    ['magic-user', 5, 0, 1, 0, [1], 1, [1]],
    ['elf', 13, 2, 3, 7, [3], 11, [4]],
  ]),
  ...under('GOR-ADV-03', 'class con fromLevel toLevel hpMax dice → hpMax gained', [
    ['fighter', 10, 0, 1, 0, [2, 5], 5, [5]],
    ['dwarf', 15, 1, 2, 6, [3, 3], 10, [4]],
    ['fighter', 18, 0, 3, 0, [1, 2, 6, 4, 5, 5], 22, [5, 9, 8]],
  ]),
  ...under('GOR-ADV-04', 'class con fromLevel toLevel hpMax dice → hpMax gained', [
    ['fighter', 18, 9, 10, 60, [], 62, [2]],
    ['cleric', 3, 11, 13, 20, [], 24, [2, 2]],
  ]),
  ...under('GOR-ADV-05', 'levelAtSessionStart xpAtSessionStart sessionAward → xp level capped', [
    [1, 0, 2000, 1200, 2, true],
    [1, 0, 1799, 1799, 2, false],
    [4, 6000, 30000, 24000, 5, true],
    [3, 2000, 100, 2100, 3, false],
  ]),
  ...under('GOR-ADV-07', 'class levelAtSessionStart xpAtSessionStart returns → awards xp level capped', [
    ['elf', 3, 2000, [{ shareGp: 1000, newPlaces: 7 }], [275], 2275, 3, false],
    ['fighter', 1, 100, [{ shareGp: 1500, newPlaces: 11 }], [1800], 1200, 2, true],
  ]),
  ['GOR-XPA-01', { shareCp: 123456, carriedBack: true }, { xp: 1234 }],
  ['GOR-XPA-01', { shareCp: 123456, carriedBack: false }, { xp: 0 }],
  ['GOR-XPA-02', { totalCp: 1000000, pcs: 4, henchmen: 2 }, { pcCp: 200000, henchmanCp: 100000, leftoverCp: 0 }],
  ['GOR-XPA-02', { totalCp: 10000, pcs: 3, henchmen: 1 }, { pcCp: 2856, henchmanCp: 1428, leftoverCp: 4 }],
  ['GOR-XPA-03', { newPlaces: 4, xp: 1000 }, { bonusPct: 0, total: 1000 }],
  ['GOR-XPA-03', { newPlaces: 5, xp: 1000 }, { bonusPct: 5, total: 1050 }],
  ['GOR-XPA-03', { newPlaces: 30, xp: 501 }, { bonusPct: 20, total: 601 }],
  ...under('GOR-XPA-04', 'events → awards count', [
    [
      [
        { enter: 'a' },
        { enter: 'b' },
        { enter: 'c' },
        { enter: 'd' },
        { enter: 'e' },
        { safe: 1000 },
        { enter: 'f' },
        { safe: 1000 },
      ],
      [1050, 1000],
      0,
    ],
    [[{ enter: 'a' }, { enter: 'a' }, { enter: 'b' }, { safe: 0 }, { enter: 'c' }], [0], 1],
  ]),
  ['GOR-XPA-05', { monstersSlainHd: [10, 5, 5] }, { xp: 0 }],
  ['GOR-XPA-05', { monstersSlainHd: [] }, { xp: 0 }],
]);
