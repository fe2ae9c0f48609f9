import { describe, expect, it } from 'vitest';
import { brawl } from '../../../test/brawl.ts';
import { eventIn } from '../../../test/in-play.ts';
import { ask, at, goblin, player, someone } from '../../../test/table.ts';
import { type Example, each, examplesHold, under } from '../../../test/vectors.ts';
import type { Command } from '../../core/index.ts';
import { basicLines } from './catalogue.ts';
import { examples } from './examples.ts';

/** Rows of a table by level: `from a level on, until the next row`. */
const byLevel = (
  rule: string,
  calling: string,
  rows: readonly (readonly [upTo: number, value: unknown])[],
  out: string,
) => rows.map(([level, value]): Example => [rule, { class: calling, level }, { [out]: value }]);

const FIGHTER_BONUS = [
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 4],
  [7, 5],
  [8, 6],
  [10, 6],
  [11, 7],
  [13, 8],
  [16, 9],
  [18, 10],
  [20, 10],
] as const;
const CLERIC_BONUS = [
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 3],
  [7, 4],
  [9, 5],
  [12, 6],
  [15, 7],
  [18, 8],
] as const;
const MAGIC_USER_BONUS = [
  [1, 1],
  [3, 1],
  [4, 2],
  [6, 3],
  [9, 4],
  [13, 5],
  [16, 6],
  [19, 7],
] as const;
const MONSTER_BONUS = [
  ['1', 1],
  ['2', 2],
  ['3+2', 3],
  ['3-1', 3],
  ['7', 7],
  ['8', 8],
  ['9', 8],
  ['10', 9],
  ['12', 10],
  ['14', 11],
  ['16', 12],
  ['20', 13],
  ['24', 14],
  ['28', 15],
  ['32', 16],
] as const;

const FIGHTER_SAVES = [
  [1, [12, 13, 14, 15, 17]],
  [2, [11, 12, 14, 15, 16]],
  [4, [11, 11, 13, 14, 15]],
  [6, [10, 11, 12, 14, 15]],
  [8, [9, 10, 12, 13, 14]],
  [10, [9, 9, 11, 12, 13]],
  [12, [8, 9, 10, 12, 13]],
  [14, [7, 8, 10, 11, 12]],
  [16, [7, 7, 9, 10, 11]],
  [18, [6, 7, 8, 10, 11]],
  [20, [5, 6, 8, 9, 10]],
] as const;
const CLERIC_SAVES = [
  [1, [11, 12, 14, 16, 15]],
  [3, [10, 11, 13, 15, 14]],
  [5, [9, 10, 13, 15, 14]],
  [7, [9, 10, 12, 14, 13]],
  [9, [8, 9, 12, 14, 13]],
  [11, [8, 9, 11, 13, 12]],
  [13, [7, 8, 11, 13, 12]],
  [15, [7, 8, 10, 12, 11]],
  [17, [6, 7, 10, 12, 11]],
  [19, [6, 7, 9, 11, 10]],
  [20, [5, 6, 9, 11, 10]],
] as const;
const MAGIC_USER_SAVES = [
  [1, [13, 14, 13, 16, 15]],
  [3, [13, 14, 13, 15, 14]],
  [5, [12, 13, 12, 15, 13]],
  [7, [12, 12, 11, 14, 13]],
  [9, [11, 11, 10, 14, 12]],
  [11, [11, 10, 9, 13, 11]],
  [13, [10, 10, 9, 13, 11]],
  [15, [10, 9, 8, 12, 10]],
  [17, [9, 8, 7, 12, 9]],
  [19, [9, 7, 6, 11, 9]],
  [20, [8, 6, 5, 11, 8]],
] as const;
const THIEF_SAVES = [
  [1, [13, 14, 13, 16, 15]],
  [3, [12, 14, 12, 15, 14]],
  [5, [11, 13, 12, 14, 13]],
  [7, [11, 13, 11, 13, 13]],
  [9, [10, 12, 11, 12, 12]],
  [11, [9, 12, 10, 11, 11]],
  [13, [9, 10, 10, 10, 11]],
  [15, [8, 10, 9, 9, 10]],
  [17, [7, 9, 9, 8, 9]],
  [19, [7, 9, 8, 7, 9]],
  [20, [6, 8, 8, 6, 8]],
] as const;

const EXAMPLES: readonly Example[] = [
  ...under('BFR-ATK-01', 'class level die modifier ac → total hit', [
    ['fighter', 1, 13, 0, 14, 14, true],
    ['fighter', 1, 12, 0, 14, 13, false],
    ['thief', 5, 10, 2, 15, 15, true],
    ['magic-user', 1, 10, -1, 11, 10, false],
  ]),
  ...under('BFR-ATK-02', 'class level die ac → hit', [
    ['fighter', 20, 1, 5, false],
    ['magic-user', 1, 20, 30, true],
  ]),
  ...byLevel('BFR-ATK-03', 'fighter', FIGHTER_BONUS, 'bonus'),
  ...byLevel('BFR-ATK-04', 'cleric', CLERIC_BONUS, 'bonus'),
  ...byLevel('BFR-ATK-04', 'thief', CLERIC_BONUS, 'bonus'),
  ...byLevel('BFR-ATK-05', 'magic-user', MAGIC_USER_BONUS, 'bonus'),
  ...each('BFR-ATK-06', 'hd', 'bonus', MONSTER_BONUS),
  ...each('BFR-ATK-07', 'hd', 'bonus', [
    ['1-1', 0],
    ['1/2', 0],
    [undefined, 0],
  ]),
  ...under('BFR-ATK-08', 'kind STR DEX → modifier', [
    ['melee', 16, 4, 2],
    ['missile', 16, 4, -2],
  ]),
  ...byLevel(
    'BFR-ATK-09',
    'elf',
    [
      [1, 1],
      [4, 3],
      [9, 6],
    ],
    'bonus',
  ),
  ...under('BFR-ARM-01', 'class armour → ac', [
    ['fighter', 'none', 11],
    ['fighter', 'leather', 13],
    ['fighter', 'chainmail', 15],
    ['fighter', 'plate', 17],
  ]),
  ...under('BFR-ARM-02', 'class armour shield DEX → ac', [
    ['fighter', 'plate', true, 10, 18],
    ['fighter', 'leather', false, 16, 15],
    ['thief', 'none', false, 5, 9],
  ]),
  ...under('BFR-MIS-01', 'feet → band modifier', [
    [6, 'short', 1],
    [50, 'short', 1],
    [51, 'medium', 0],
    [100, 'medium', 0],
    [150, 'long', -2],
    [151, 'beyond', 0],
  ]),
  ...each('BFR-MIS-02', 'feet', 'modifier', [
    [5, -5],
    [6, 1],
  ]),
  ...under('BFR-MIS-03', 'weapon round last → shots', [
    ['long bow', 2, 1, 1],
    ['light crossbow', 2, 1, 0],
    ['light crossbow', 3, 1, 1],
    ['crossbow', 3, 1, 0],
    ['crossbow', 4, 1, 1],
    ['crossbow', 1, null, 1],
  ]),
  ...each('BFR-DMG-01', 'weapon', 'sides', [
    ['dagger', 4],
    ['sword', 8],
    ['mace', 8],
    ['staff', 6],
    ['two-handed sword', 10],
    ['long bow', 8],
    ['crossbow', 8],
  ]),
  ...under('BFR-DMG-02', 'weapon kind → counts', [
    ['sword', 'melee', true],
    ['dagger', 'missile', true],
    ['sling', 'missile', true],
    ['long bow', 'missile', false],
    ['crossbow', 'missile', false],
  ]),
  ...under('BFR-DMG-03', 'rolled modifier → damage', [
    [1, -3, 1],
    [4, 2, 6],
  ]),
  ...each('BFR-DMG-04', 'weapon', 'sides', [['unarmed', 3]]),
  ...each('BFR-INI-01', 'combatants', 'order', [
    [
      [
        { id: 'hild', class: 'fighter', die: 3 },
        { id: 'goblin', die: 5 },
      ],
      [['goblin'], ['hild']],
    ],
  ]),
  ...each('BFR-INI-02', 'combatants', 'order', [
    [
      [
        { id: 'hild', class: 'fighter', DEX: 18, die: 3 },
        { id: 'goblin', die: 5 },
      ],
      [['hild'], ['goblin']],
    ],
    [
      [
        { id: 'tam', class: 'halfling', die: 4 },
        { id: 'hild', class: 'fighter', die: 4 },
      ],
      [['tam'], ['hild']],
    ],
  ]),
  ...each('BFR-INI-03', 'combatants', 'order', [
    [
      [
        { id: 'hild', class: 'fighter', die: 4 },
        { id: 'goblin', die: 4 },
      ],
      [['hild', 'goblin']],
    ],
  ]),
  ...each('BFR-SUR-01', 'die', 'surprised', [
    [1, true],
    [2, true],
    [3, false],
  ]),
  ...each('BFR-SUR-02', 'sides', 'idle', [
    [
      [
        { id: 'party', surprised: false },
        { id: 'foes', surprised: true },
      ],
      ['foes'],
    ],
    [
      [
        { id: 'party', surprised: true },
        { id: 'foes', surprised: true },
      ],
      [],
    ],
  ]),
  ...each('BFR-REA-01', 'total', 'reaction', [
    [2, 'attacks'],
    [3, 'hostile'],
    [7, 'hostile'],
    [8, 'indifferent'],
    [11, 'indifferent'],
    [12, 'friendly'],
  ]),
  ...each('BFR-REA-02', 'charisma', 'modifier', [
    [3, -3],
    [8, -1],
    [10, 0],
    [16, 2],
    [18, 3],
  ]),
  ...under('BFR-MOR-01', 'total score → result', [
    [7, 7, 'fight'],
    [8, 7, 'flee'],
  ]),
  ...under('BFR-MOR-02', 'initial deaths incapacitated → triggers', [
    [6, 1, 1, []],
    [6, 3, 3, ['half']],
    [5, 0, 3, ['half']],
  ]),
  ...under('BFR-MOR-03', 'score adjustments → target', [
    [8, [1, 1, 1], 10],
    [8, [-4], 6],
    [12, [-2], 12],
  ]),
  ...each('BFR-MOR-04', 'score', 'checks', [
    [12, false],
    [11, true],
  ]),
  ...under('BFR-SAV-01', 'die modifier target → success', [
    [12, 0, 12, true],
    [11, 0, 12, false],
    [9, 4, 12, true],
  ]),
  ...under('BFR-SAV-02', 'die modifier target → success', [
    [20, -9, 18, true],
    [1, 12, 5, false],
  ]),
  ...byLevel('BFR-SAV-03', 'cleric', CLERIC_SAVES, 'saves'),
  ...byLevel('BFR-SAV-04', 'fighter', FIGHTER_SAVES, 'saves'),
  ...byLevel('BFR-SAV-04', 'dwarf', FIGHTER_SAVES, 'saves'),
  ...byLevel('BFR-SAV-05', 'magic-user', MAGIC_USER_SAVES, 'saves'),
  ...byLevel('BFR-SAV-06', 'thief', THIEF_SAVES, 'saves'),
  ...under('BFR-SAV-07', 'class save → bonus', [
    ['dwarf', 'death', 4],
    ['dwarf', 'breath', 3],
    ['halfling', 'spells', 4],
    ['halfling', 'breath', 3],
    ['elf', 'paralysis', 1],
    ['elf', 'wands', 2],
    ['elf', 'spells', 2],
    ['elf', 'death', 0],
    ['fighter', 'death', 0],
  ]),
  ...each('BFR-SAV-08', 'saveAs', 'saves', [
    ['F1', [12, 13, 14, 15, 17]],
    ['NM', [13, 14, 15, 16, 18]],
    ['C3', [10, 11, 13, 15, 14]],
  ]),
  ...each('BFR-SAV-08', 'hd', 'saves', [
    ['4', [11, 11, 13, 14, 15]],
    ['1-1', [13, 14, 15, 16, 18]],
  ]),
  ...byLevel(
    'BFR-SAV-09',
    'elf',
    [
      [1, [12, 13, 13, 15, 15]],
      [4, [11, 11, 12, 14, 13]],
    ],
    'saves',
  ),
];

examplesHold('Basic Fantasy, by its tables', examples, EXAMPLES);

describe('Basic Fantasy in play', () => {
  const hild = { ...someone({ at: at(1, 1) }), class: 'fighter', level: 4, name: 'Hild' };
  const grik = { ...goblin({ at: at(2, 1) }), naturalArmour: 13 };

  it('BFR-ATK-01: an attack adds the bonus up openly, and is held against an armour class from 11 up', () => {
    const fight = brawl({ base: 'basic' }, [hild], [grik], 'melee');
    const strike: Command = { type: 'Attack', attacker: hild.id, target: grik.id, attack: 'sword' };
    const ruling = ask(fight.state, strike, player, 11, 3);
    const { why, hit } = eventIn(ruling, 'AttackRolled') ?? {};
    expect([hit, why?.rule, why?.needed, why?.modifiers?.find(({ name }) => name === 'attack bonus')]).toEqual([
      true,
      'BFR-ATK-01',
      14,
      { name: 'attack bonus', value: 3, rule: 'BFR-ATK-03' },
    ]);
  });

  it('each of its rules has an example', () => {
    expect(Object.keys(basicLines).filter((rule) => !EXAMPLES.some(([named]) => named === rule))).toEqual([]);
    expect(Object.keys(examples)).toEqual(Object.keys(basicLines));
  });
});
