import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanClassFunctionsVectors } from '../../../books/gorman/examples/class-functions.ts';

const founds = (id: string, of: string, level: number, stronghold: string | null): Example => [
  id,
  { class: of, level },
  { stronghold },
];
const immune = (of: string, effect: string, so: boolean): Example => [
  'GOR-CLS-09',
  { class: of, effect },
  { immune: so },
];
const told = (of: string, topic: string, so: boolean): Example => ['GOR-CLS-12', { class: of, topic }, { told: so }];
const OTHERS = ['cleric', 'fighter', 'magic-user', 'dwarf'];
const LORE = ['stonework', 'gems', 'engineering', 'metalwork', 'slope'];

/** Level, attack bonus, save: a dwarf’s are a fighter’s. */
const DWARF: readonly (readonly [level: number, attack: number, save: number])[] = [
  [2, 3, 14],
  [3, 4, 14],
  [4, 5, 12],
  [7, 8, 12],
  [8, 9, 9],
  [10, 10, 9],
  [11, 10, 9],
  [12, 10, 6],
  [16, 10, 6],
];

examplesHold('What Gorman’s classes are and do', gormanClassFunctionsVectors, [
  founds('GOR-CLS-03', 'cleric', 1, null),
  founds('GOR-CLS-03', 'cleric', 10, 'temple'),
  founds('GOR-CLS-03', 'cleric', 16, 'temple'),
  founds('GOR-CLS-05', 'fighter', 8, null),
  founds('GOR-CLS-05', 'fighter', 9, 'castle'),
  founds('GOR-CLS-05', 'dwarf', 9, 'castle'),
  founds('GOR-CLS-05', 'dwarf', 8, null),
  founds('GOR-CLS-05', 'elf', 9, null),
  founds('GOR-CLS-05', 'elf', 16, null),
  founds('GOR-CLS-05', 'magic-user', 16, null),
  ...['aging', 'fear', 'sleep-spell', 'charm', 'hold', 'ghoul-paralysis'].flatMap((effect) => [
    immune('elf', effect, true),
    ...OTHERS.map((of) => immune(of, effect, false)),
  ]),
  ...['paralysis', 'petrification', 'poison', 'sleep', 'hold-portal'].map((effect) => immune('elf', effect, false)),
  ...DWARF.map(
    ([level, attackBonus, saveTarget]): Example => [
      'GOR-CLS-10',
      { class: 'dwarf', level },
      {
        attackBonus,
        hitDiceRolled: 2,
        damageAs: 'fighter',
        stronghold: level >= 9 ? 'castle' : null,
        saveTarget,
        saveBonus: 4,
      },
    ],
  ),
  ...LORE.flatMap((topic) => [
    told('dwarf', topic, true),
    ...['cleric', 'fighter', 'magic-user', 'elf'].map((of) => told(of, topic, false)),
  ]),
  ...['secret-door', 'trap', 'traps', 'magic'].map((topic) => told('dwarf', topic, false)),
  ...['cleric', 'fighter', 'magic-user'].map(
    (of): Example => ['GOR-CLS-13', { class: of, dice: [] }, { rolled: false, noticed: false }],
  ),
  ...under('GOR-CLS-01', 'class → attackColumn hitDiceRolled damageAs spellList armor shield weapons', [
    ['cleric', 'others', 1, 'other', 'cleric', 'any', true, 'blunt'],
    ['magic-user', 'others', 1, 'other', 'magic-user', 'none', false, 'dagger'],
    ['dwarf', 'fighters', 2, 'fighter', null, 'any', true, 'any'],
    ['elf', 'others', 1, 'other', 'magic-user', 'any', true, 'any'],
    ['fighter', 'fighters', 2, 'fighter', null, 'any', true, 'any'],
  ]),
  ...under('GOR-CLS-13', 'class dice → rolled noticed', [
    ['dwarf', [1], true, true],
    ['dwarf', [6], true, false],
    ['dwarf', [2], true, true],
    ['dwarf', [3], true, false],
    ['elf', [], false, false],
  ]),
  ['GOR-CLS-13', { class: 'dwarf', alreadyTried: false, dice: [2] }, { rolled: true, noticed: true }],
  ['GOR-CLS-13', { class: 'dwarf', alreadyTried: true, dice: [] }, { rolled: false, noticed: false }],
  ['GOR-CLS-03', { class: 'cleric', level: 9 }, { stronghold: 'temple' }],
  ['GOR-CLS-03', { class: 'cleric', level: 8 }, { stronghold: null }],
  ['GOR-CLS-05', { class: 'fighter', level: 12 }, { stronghold: 'castle' }],
  ['GOR-CLS-05', { class: 'magic-user', level: 9 }, { stronghold: null }],
  ['GOR-CLS-09', { class: 'elf', effect: 'ghoul-paralysis' }, { immune: true }],
  ['GOR-CLS-09', { class: 'elf', effect: 'petrification' }, { immune: false }],
  ['GOR-CLS-09', { class: 'dwarf', effect: 'hold' }, { immune: false }],
  ...under('GOR-CLS-10', 'class level → attackBonus hitDiceRolled damageAs stronghold saveTarget saveBonus', [
    ['dwarf', 1, 2, 2, 'fighter', null, 14, 4],
    ['dwarf', 9, 10, 2, 'fighter', 'castle', 9, 4],
  ]),
  ['GOR-CLS-12', { class: 'dwarf', topic: 'slope' }, { told: true }],
  ['GOR-CLS-12', { class: 'elf', topic: 'slope' }, { told: false }],
]);
