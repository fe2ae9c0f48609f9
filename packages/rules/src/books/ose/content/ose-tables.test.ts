import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { oseContentVectors } from '../examples/content.ts';

/** OSE-APX-01: scores from, to: modifier, doors, initiative, reaction, retainers, loyalty, languages, letters. */
const ABILITIES: readonly (readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  string,
])[] = [
  [3, 3, -3, 1, -2, -2, 1, 4, 0, 'illiterate'],
  [4, 5, -2, 1, -1, -1, 2, 5, 0, 'illiterate'],
  [6, 8, -1, 1, -1, -1, 3, 6, 0, 'basic'],
  [9, 12, 0, 2, 0, 0, 4, 7, 0, 'literate'],
  [13, 15, 1, 3, 1, 1, 5, 8, 1, 'literate'],
  [16, 17, 2, 4, 1, 1, 6, 9, 2, 'literate'],
  [18, 18, 3, 5, 2, 2, 7, 10, 3, 'literate'],
];

const byScore = ([
  from,
  to,
  mod,
  openDoors,
  initiative,
  reaction,
  maxRetainers,
  loyalty,
  extraLanguages,
  literacy,
]: (typeof ABILITIES)[number]) =>
  [from, to].flatMap((score): readonly Example[] => [
    ['OSE-APX-01', { ability: 'STR', score }, { mod, openDoors }],
    ['OSE-APX-01', { ability: 'DEX', score }, { mod, initiative }],
    ['OSE-APX-01', { ability: 'CON', score }, { mod }],
    ['OSE-APX-01', { ability: 'WIS', score }, { mod }],
    ['OSE-APX-01', { ability: 'CHA', score }, { reaction, maxRetainers, loyalty }],
    ['OSE-APX-07', { cha: score }, { maxRetainers, loyalty }],
    ['OSE-APX-01', { ability: 'INT', score }, { extraLanguages, literacy }],
  ]);

type Level = readonly [xp: number, hitDice: string, thac0: number, saves: readonly number[], spells: readonly number[]];

/** OSE-APX-02, a row a level. */
const CLASSES: Readonly<Record<string, readonly Level[]>> = {
  cleric: [
    [0, '1d6', 19, [11, 12, 14, 16, 15], []],
    [1500, '2d6', 19, [11, 12, 14, 16, 15], [1]],
    [3000, '3d6', 19, [11, 12, 14, 16, 15], [2]],
    [6000, '4d6', 19, [11, 12, 14, 16, 15], [2, 1]],
    [12000, '5d6', 17, [9, 10, 12, 14, 12], [2, 2]],
    [25000, '6d6', 17, [9, 10, 12, 14, 12], [2, 2, 1, 1]],
    [50000, '7d6', 17, [9, 10, 12, 14, 12], [2, 2, 2, 1, 1]],
    [100000, '8d6', 17, [9, 10, 12, 14, 12], [3, 3, 2, 2, 1]],
    [200000, '9d6', 14, [6, 7, 9, 11, 9], [3, 3, 3, 2, 2]],
    [300000, '9d6+1', 14, [6, 7, 9, 11, 9], [4, 4, 3, 3, 2]],
    [400000, '9d6+2', 14, [6, 7, 9, 11, 9], [4, 4, 4, 3, 3]],
    [500000, '9d6+3', 14, [6, 7, 9, 11, 9], [5, 5, 4, 4, 3]],
    [600000, '9d6+4', 12, [3, 5, 7, 8, 7], [5, 5, 5, 4, 4]],
    [700000, '9d6+5', 12, [3, 5, 7, 8, 7], [6, 5, 5, 5, 4]],
  ],
  dwarf: [
    [0, '1d8', 19, [8, 9, 10, 13, 12], []],
    [2200, '2d8', 19, [8, 9, 10, 13, 12], []],
    [4400, '3d8', 19, [8, 9, 10, 13, 12], []],
    [8800, '4d8', 17, [6, 7, 8, 10, 10], []],
    [17000, '5d8', 17, [6, 7, 8, 10, 10], []],
    [35000, '6d8', 17, [6, 7, 8, 10, 10], []],
    [70000, '7d8', 14, [4, 5, 6, 7, 8], []],
    [140000, '8d8', 14, [4, 5, 6, 7, 8], []],
    [270000, '9d8', 14, [4, 5, 6, 7, 8], []],
    [400000, '9d8+3', 12, [2, 3, 4, 4, 6], []],
    [530000, '9d8+6', 12, [2, 3, 4, 4, 6], []],
    [660000, '9d8+9', 12, [2, 3, 4, 4, 6], []],
  ],
  elf: [
    [0, '1d6', 19, [12, 13, 13, 15, 15], [1]],
    [4000, '2d6', 19, [12, 13, 13, 15, 15], [2]],
    [8000, '3d6', 19, [12, 13, 13, 15, 15], [2, 1]],
    [16000, '4d6', 17, [10, 11, 11, 13, 12], [2, 2]],
    [32000, '5d6', 17, [10, 11, 11, 13, 12], [2, 2, 1]],
    [64000, '6d6', 17, [10, 11, 11, 13, 12], [2, 2, 2]],
    [120000, '7d6', 14, [8, 9, 9, 10, 10], [3, 2, 2, 1]],
    [250000, '8d6', 14, [8, 9, 9, 10, 10], [3, 3, 2, 2]],
    [400000, '9d6', 14, [8, 9, 9, 10, 10], [3, 3, 3, 2, 1]],
    [600000, '9d6+2', 12, [6, 7, 8, 8, 8], [3, 3, 3, 3, 2]],
  ],
  fighter: [
    [0, '1d8', 19, [12, 13, 14, 15, 16], []],
    [2000, '2d8', 19, [12, 13, 14, 15, 16], []],
    [4000, '3d8', 19, [12, 13, 14, 15, 16], []],
    [8000, '4d8', 17, [10, 11, 12, 13, 14], []],
    [16000, '5d8', 17, [10, 11, 12, 13, 14], []],
    [32000, '6d8', 17, [10, 11, 12, 13, 14], []],
    [64000, '7d8', 14, [8, 9, 10, 10, 12], []],
    [120000, '8d8', 14, [8, 9, 10, 10, 12], []],
    [240000, '9d8', 14, [8, 9, 10, 10, 12], []],
    [360000, '9d8+2', 12, [6, 7, 8, 8, 10], []],
    [480000, '9d8+4', 12, [6, 7, 8, 8, 10], []],
    [600000, '9d8+6', 12, [6, 7, 8, 8, 10], []],
    [720000, '9d8+8', 10, [4, 5, 6, 5, 8], []],
    [840000, '9d8+10', 10, [4, 5, 6, 5, 8], []],
  ],
  halfling: [
    [0, '1d6', 19, [8, 9, 10, 13, 12], []],
    [2000, '2d6', 19, [8, 9, 10, 13, 12], []],
    [4000, '3d6', 19, [8, 9, 10, 13, 12], []],
    [8000, '4d6', 17, [6, 7, 8, 10, 10], []],
    [16000, '5d6', 17, [6, 7, 8, 10, 10], []],
    [32000, '6d6', 17, [6, 7, 8, 10, 10], []],
    [64000, '7d6', 14, [4, 5, 6, 7, 8], []],
    [120000, '8d6', 14, [4, 5, 6, 7, 8], []],
  ],
  'magic-user': [
    [0, '1d4', 19, [13, 14, 13, 16, 15], [1]],
    [2500, '2d4', 19, [13, 14, 13, 16, 15], [2]],
    [5000, '3d4', 19, [13, 14, 13, 16, 15], [2, 1]],
    [10000, '4d4', 19, [13, 14, 13, 16, 15], [2, 2]],
    [20000, '5d4', 19, [13, 14, 13, 16, 15], [2, 2, 1]],
    [40000, '6d4', 17, [11, 12, 11, 14, 12], [2, 2, 2]],
    [80000, '7d4', 17, [11, 12, 11, 14, 12], [3, 2, 2, 1]],
    [150000, '8d4', 17, [11, 12, 11, 14, 12], [3, 3, 2, 2]],
    [300000, '9d4', 17, [11, 12, 11, 14, 12], [3, 3, 3, 2, 1]],
    [450000, '9d4+1', 17, [11, 12, 11, 14, 12], [3, 3, 3, 3, 2]],
    [600000, '9d4+2', 14, [8, 9, 8, 11, 8], [4, 3, 3, 3, 2, 1]],
    [750000, '9d4+3', 14, [8, 9, 8, 11, 8], [4, 4, 3, 3, 3, 2]],
    [900000, '9d4+4', 14, [8, 9, 8, 11, 8], [4, 4, 4, 3, 3, 3]],
    [1050000, '9d4+5', 14, [8, 9, 8, 11, 8], [4, 4, 4, 4, 3, 3]],
  ],
  thief: [
    [0, '1d4', 19, [13, 14, 13, 16, 15], []],
    [1200, '2d4', 19, [13, 14, 13, 16, 15], []],
    [2400, '3d4', 19, [13, 14, 13, 16, 15], []],
    [4800, '4d4', 19, [13, 14, 13, 16, 15], []],
    [9600, '5d4', 17, [12, 13, 11, 14, 13], []],
    [20000, '6d4', 17, [12, 13, 11, 14, 13], []],
    [40000, '7d4', 17, [12, 13, 11, 14, 13], []],
    [80000, '8d4', 17, [12, 13, 11, 14, 13], []],
    [160000, '9d4', 14, [10, 11, 9, 12, 10], []],
    [280000, '9d4+2', 14, [10, 11, 9, 12, 10], []],
    [400000, '9d4+4', 14, [10, 11, 9, 12, 10], []],
    [520000, '9d4+6', 14, [10, 11, 9, 12, 10], []],
    [640000, '9d4+8', 12, [8, 9, 7, 10, 8], []],
    [760000, '9d4+10', 12, [8, 9, 7, 10, 8], []],
  ],
};

const byLevel = (calling: string, levels: readonly Level[]) =>
  levels.flatMap(([xp, hitDice, thac0, saves, spells], at): readonly Example[] => [
    ['OSE-APX-02', { class: calling, level: at + 1 }, { xp, hitDice, thac0, saves, spells }],
    ['OSE-APX-02', { class: calling, xp }, { level: at + 1 }],
    ['OSE-APX-02', { class: calling, xp: xp - 1 }, { level: Math.max(1, at) }],
    ['OSE-APX-06', { class: calling, level: at + 1 }, { slots: spells }],
  ]);

const UNDEAD = ['1', '2', '2*', '3', '4', '5', '6', '7-9'] as const;

/** OSE-APX-03, a row a level: the total that turns, turned or destroyed without fail, or beyond the cleric. */
const TURNING: readonly (readonly (number | 'T' | 'D' | 'no')[])[] = [
  [7, 9, 11, 'no', 'no', 'no', 'no', 'no'],
  ['T', 7, 9, 11, 'no', 'no', 'no', 'no'],
  ['T', 'T', 7, 9, 11, 'no', 'no', 'no'],
  ['D', 'T', 'T', 7, 9, 11, 'no', 'no'],
  ['D', 'D', 'T', 'T', 7, 9, 11, 'no'],
  ['D', 'D', 'D', 'T', 'T', 7, 9, 11],
  ['D', 'D', 'D', 'D', 'T', 'T', 7, 9],
  ['D', 'D', 'D', 'D', 'D', 'T', 'T', 7],
  ['D', 'D', 'D', 'D', 'D', 'D', 'T', 'T'],
  ['D', 'D', 'D', 'D', 'D', 'D', 'D', 'T'],
  ['D', 'D', 'D', 'D', 'D', 'D', 'D', 'D'],
];

function turns(level: number, undead: string, entry: number | 'T' | 'D' | 'no'): readonly Example[] {
  if (entry === 'no') return [['OSE-APX-03', { level, undead, dice: [6, 6] }, { result: 'fail' }]];
  if (entry === 'T') return [['OSE-APX-03', { level, undead, dice: [1, 1] }, { result: 'turned' }]];
  if (entry === 'D') return [['OSE-APX-03', { level, undead, dice: [1, 1] }, { result: 'destroyed' }]];
  return [
    ['OSE-APX-03', { level, undead, dice: [entry - 5, 5] }, { result: 'turned' }],
    ['OSE-APX-03', { level, undead, dice: [entry - 6, 5] }, { result: 'fail' }],
  ];
}

const SKILLS = ['climb', 'traps', 'hear', 'hide', 'move', 'locks', 'pockets'] as const;

/** OSE-APX-04, a row a level. */
const THIEVES: readonly (readonly number[])[] = [
  [87, 10, 2, 10, 20, 15, 20],
  [88, 15, 2, 15, 25, 20, 25],
  [89, 20, 3, 20, 30, 25, 30],
  [90, 25, 3, 25, 35, 30, 35],
  [91, 30, 3, 30, 40, 35, 40],
  [92, 40, 3, 36, 45, 45, 45],
  [93, 50, 4, 45, 55, 55, 55],
  [94, 60, 4, 55, 65, 65, 65],
  [95, 70, 4, 65, 75, 75, 75],
  [96, 80, 4, 75, 85, 85, 85],
  [97, 90, 5, 85, 95, 95, 95],
  [98, 95, 5, 90, 96, 96, 105],
  [99, 97, 5, 95, 98, 97, 115],
  [99, 99, 5, 99, 99, 99, 125],
];

/** OSE-APX-12: the award, what each special ability adds, and hit dice of the row. */
const AWARDS: readonly (readonly [award: number, perStar: number, ...dice: string[]])[] = [
  [5, 1, '½', '<1', '1-1', '1−1', '1/2'],
  [10, 3, '1'],
  [15, 4, '1+1', '1+4'],
  [20, 5, '2'],
  [25, 10, '2+1', '2+4'],
  [35, 15, '3'],
  [50, 25, '3+1', '3+4'],
  [75, 50, '4'],
  [125, 75, '4+1', '4+4'],
  [175, 125, '5'],
  [225, 175, '5+1', '5+4'],
  [275, 225, '6'],
  [350, 300, '6+1', '6+4'],
  [450, 400, '7', '7', '7+3'],
  [650, 550, '8', '8', '8+3'],
  [900, 700, '9', '10', '10+3'],
  [1100, 800, '11', '12', '12+3'],
  [1350, 950, '13', '16', '16+3'],
  [2000, 1150, '17', '20', '20+3'],
  [2500, 2000, '21', '22+1', '30'],
];

examplesHold('Old-School Essentials: the appendix', oseContentVectors, [
  ...under('OSE-APX-08', 'weapon → cost weight damageDie ranges slow twoHanded', [
    ['battle axe', 7, 50, 8, null, true, true],
    ['club', 3, 50, 4, null, false, false],
    ['crossbow', 30, 50, 6, [80, 160, 240], true, true],
    ['hand axe', 4, 30, 6, [10, 20, 30], false, false],
    ['javelin', 1, 20, 4, [30, 60, 90], false, false],
    ['lance', 5, 120, 6, null, false, false],
    ['long bow', 40, 30, 6, [70, 140, 210], false, true],
    ['pole arm', 7, 150, 10, null, true, true],
    ['short bow', 25, 30, 6, [50, 100, 150], false, true],
    ['short sword', 7, 30, 6, null, false, false],
    ['silver dagger', 30, 10, 4, [10, 20, 30], false, false],
    ['spear', 3, 30, 6, [20, 40, 60], false, false],
    ['staff', 2, 40, 4, null, true, true],
    ['sword', 10, 60, 8, null, false, false],
    ['two-handed sword', 15, 150, 10, null, true, true],
    ['torch', null, null, 4, null, false, false],
    ['oil flask (burning)', 2, null, 8, [10, 30, 50], false, false],
    ['holy water vial', 25, null, 8, [10, 30, 50], false, false],
  ]),
  ...under('OSE-APX-07', 'cha → maxRetainers loyalty', [
    [3, 1, 4],
    [4, 2, 5],
    [5, 2, 5],
    [6, 3, 6],
    [7, 3, 6],
    [8, 3, 6],
    [9, 4, 7],
    [10, 4, 7],
    [11, 4, 7],
    [12, 4, 7],
    [13, 5, 8],
    [14, 5, 8],
    [15, 5, 8],
    [16, 6, 9],
    [17, 6, 9],
    [18, 7, 10],
  ]),
  ...under('OSE-APX-05', 'class task → chance', [
    ['dwarf', 'listen', 2],
    ['dwarf', 'roomTraps', 2],
    ['dwarf', 'secretDoors', 1],
    ['elf', 'listen', 2],
    ['elf', 'roomTraps', 1],
    ['halfling', 'listen', 2],
    ['halfling', 'roomTraps', 1],
    ['halfling', 'secretDoors', 1],
    ['fighter', 'listen', 1],
    ['fighter', 'roomTraps', 1],
    ['fighter', 'secretDoors', 1],
    ['cleric', 'listen', 1],
    ['cleric', 'roomTraps', 1],
    ['magic-user', 'listen', 1],
    ['magic-user', 'roomTraps', 1],
    ['magic-user', 'secretDoors', 1],
    ['thief', 'roomTraps', 1],
    ['thief', 'secretDoors', 1],
  ]),
  ...under('OSE-APX-07', 'dice modifier → total result', [
    [[1, 1], 0, 2, 'ill-will'],
    [[1, 2], 0, 3, 'refuses'],
    [[2, 3], 0, 5, 'refuses'],
    [[3, 3], 0, 6, 'roll-again'],
    [[4, 4], 0, 8, 'roll-again'],
    [[5, 4], 0, 9, 'accepts'],
    [[5, 6], 0, 11, 'accepts'],
    [[6, 6], 0, 12, 'accepts-loyal'],
    [[1, 1], -2, 0, 'ill-will'],
    [[6, 6], 2, 14, 'accepts-loyal'],
    [[5, 6], 1, 12, 'accepts-loyal'],
    [[1, 2], -1, 2, 'ill-will'],
    [[6, 6], -1, 11, 'accepts'],
    [[4, 5], -1, 8, 'roll-again'],
  ]),
  ...ABILITIES.flatMap(byScore),
  ...Object.entries(CLASSES).flatMap(([calling, levels]) => byLevel(calling, levels)),
  ...TURNING.flatMap((row, at) => row.flatMap((entry, kind) => turns(at + 1, UNDEAD[kind] ?? '1', entry))),
  ...THIEVES.flatMap((row, at) =>
    row.flatMap((chance, column): readonly Example[] => {
      const skill = SKILLS[column];
      return [
        ['OSE-APX-04', { level: at + 1, skill, die: Math.min(chance, 100) }, { chance, success: true }],
        ['OSE-APX-04', { level: at + 1, skill, die: chance + 1 }, { chance, success: false }],
      ];
    }),
  ),
  ...AWARDS.flatMap(([award, perStar, ...dice]) =>
    dice.flatMap((hd) =>
      [0, 1, 2].map(
        (stars): Example => ['OSE-APX-12', { hd: hd + '*'.repeat(stars) }, { xp: award + stars * perStar }],
      ),
    ),
  ),
  ...under('OSE-APX-09', 'armour shield dex → ac aac', [
    ['none', false, 10, 9, 10],
    ['none', true, 3, 11, 8],
    ['none', false, 18, 6, 13],
    ['leather', true, 9, 6, 13],
    ['leather', false, 4, 9, 10],
    ['chainmail', false, 12, 5, 14],
    ['chainmail', true, 13, 3, 16],
    ['plate', false, 8, 4, 15],
    ['plate', true, 18, -1, 20],
    ['plate mail', false, 10, 3, 16],
  ]),
  ...under('OSE-APX-09', 'armour shield dex → ac aac', [['unarmoured', false, 10, 9, 10]]),
  ...under('OSE-APX-08', 'weapon → cost', [['Sword', 10]]),
]);
