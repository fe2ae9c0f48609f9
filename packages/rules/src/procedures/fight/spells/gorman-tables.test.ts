import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanSpellsVectors } from '../../../books/gorman/examples/spells.ts';

/** Castings a day by character level, from the first spell level to the sixth. */
const SLOTS: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0, 0],
  [2, 0, 0, 0, 0, 0],
  [2, 1, 0, 0, 0, 0],
  [3, 2, 0, 0, 0, 0],
  [3, 2, 1, 0, 0, 0],
  [4, 2, 2, 0, 0, 0],
  [4, 3, 2, 1, 0, 0],
  [4, 3, 3, 2, 0, 0],
  [4, 3, 3, 2, 1, 0],
  [4, 4, 3, 2, 2, 0],
  [4, 4, 3, 3, 2, 1],
  [4, 4, 4, 3, 2, 1],
  [5, 5, 4, 4, 4, 2],
  [5, 5, 4, 4, 4, 3],
  [5, 5, 5, 4, 4, 4],
  [5, 5, 5, 5, 5, 5],
];

/** Each level’s spells in order; those that work both ways bear a dagger. */
const CLERIC: readonly string[] = [
  'Cure Light Wounds †, Purify Food & Water †, Detect Magic, Detect Evil †, Protection from Evil, Light †',
  'Find Traps, Hold Person, Bless †, Speak with Animals',
  'Remove Curse †, Cure Disease †, Locate Object, Continual Light †',
  "Neutralize Poison †, Cure Serious Wounds †, Protection from Evil 10' Radius, Turn Sticks to Snakes, Speak with Plants, Create Water",
  'Dispel Evil †, Raise Dead †, Commune, Quest, Insect Plague, Create Food',
];
const MAGIC_USER: readonly string[] = [
  'Detect Magic, Hold Portal, Read Magic, Read Languages, Protection from Evil, Light, Charm Person, Sleep',
  'Detect Invisible, Levitate, Phantasmal Forces, Locate Object, Invisibility, Wizard Lock, Detect Evil, ESP, Continual Light, Knock',
  "Fly, Hold Person, Dispel Magic, Clairvoyance, Clairaudience, Fire Ball, Lightning Bolt, Protection from Evil 10' Radius, Invisibility 10' Radius, Infravision, Slow, Haste, Protection from Normal Missiles, Water Breathing",
  'Polymorph Self, Polymorph Others, Remove Curse, Wall of Fire, Wall of Ice, Confusion, Charm Monster, Growth of Plants, Dimension Door, Wizard Eye, Massmorph, Hallucinatory Terrain',
  'Teleport, Hold Monster, Conjure Elemental, Telekinesis, Transmute Rock to Mud †, Wall of Stone, Wall of Iron, Animate Dead, Magic Jar, Contact Higher Plane, Pass-Wall, Cloudkill, Feeblemind, Growth of Animals',
  'Stone to Flesh †, Reincarnation, Invisible Stalker, Lower Water, Part Water, Projected Image, Anti-Magic Shell, Death Spell, Geas, Disintegrate, Move Earth, Control Weather',
];
const numbered = (id: string, list: string, levels: readonly string[]): readonly Example[] =>
  levels.flatMap((spells, level) => [
    ...spells.split(', ').map((spell, place): Example => {
      const name = spell.replace(' †', '');
      return [id, { list, level: level + 1, number: place + 1 }, { name, reversible: name !== spell }];
    }),
    [id, { list, level: level + 1, number: spells.split(', ').length + 1 }, { error: 'no-such-spell' }] as const,
    [id, { list, level: level + 1, number: 0 }, { error: 'no-such-spell' }] as const,
  ]);

examplesHold('Gorman’s spells a day, and the lists', gormanSpellsVectors, [
  ...SLOTS.flatMap((slots, place): readonly Example[] => [
    ...['cleric', 'magic-user', 'elf'].map((of): Example => ['GOR-MAG-01', { class: of, level: place + 1 }, { slots }]),
    ['GOR-MAG-01', { class: 'dwarf', level: place + 1 }, { slots: [0, 0, 0, 0, 0, 0] }],
  ]),
  ['GOR-MAG-01', { class: 'elf', level: 17 }, { slots: [5, 5, 5, 5, 5, 5] }],
  ...numbered('GOR-MAG-11', 'cleric', CLERIC),
  ...numbered('GOR-MAG-12', 'magic-user', MAGIC_USER),
  ['GOR-MAG-11', { list: 'cleric', level: 7, number: 1 }, { error: 'no-such-spell' }],
  ['GOR-MAG-12', { list: 'magic-user', level: 7, number: 1 }, { error: 'no-such-spell' }],
  ['GOR-MAG-12', { list: 'magic-user', level: 0, number: 1 }, { error: 'no-such-spell' }],
  ['GOR-MAG-01', { class: 'cleric', level: 1 }, { slots: [1, 0, 0, 0, 0, 0] }],
  ['GOR-MAG-01', { class: 'magic-user', level: 7 }, { slots: [4, 3, 2, 1, 0, 0] }],
  ['GOR-MAG-01', { class: 'fighter', level: 7 }, { slots: [0, 0, 0, 0, 0, 0] }],
  [
    'GOR-MAG-02',
    {
      class: 'magic-user',
      level: 2,
      book: ['Read Magic', 'Sleep', 'Light'],
      prepare: [
        { name: 'Sleep', level: 1 },
        { name: 'Sleep', level: 1 },
      ],
      rested: true,
      hasBook: true,
    },
    { ok: true },
  ],
  ...under(
    'GOR-MAG-02',
    'class level book prepare rested → error',
    [
      [
        'magic-user',
        1,
        ['Read Magic', 'Sleep', 'Light'],
        [
          { name: 'Sleep', level: 1 },
          { name: 'Light', level: 1 },
        ],
        true,
        'too-many',
      ],
      ['elf', 2, ['Read Magic', 'Sleep'], [{ name: 'Sleep', level: 1 }], false, 'no-rest'],
    ],
    { hasBook: true },
  ),
  ['GOR-MAG-03', { level: 1, prepare: [{ name: 'Turn Undead', slot: 1 }] }, { ok: true }],
  ...under('GOR-MAG-03', 'level prepare → error', [
    [
      3,
      [
        { name: 'Bless', slot: 2 },
        { name: 'Hold Person', slot: 2 },
      ],
      'too-many',
    ],
    [3, [{ name: 'Sleep', slot: 1 }], 'not-on-list'],
  ]),
  [
    'GOR-MAG-04',
    { class: 'cleric', prepared: ['Light', 'Bless'], index: 1, into: 'Turn Undead' },
    { prepared: ['Light', 'Turn Undead'] },
  ],
  ...under('GOR-MAG-04', 'class prepared index into → error', [
    ['cleric', ['Light'], 0, 'Cure Serious Wounds', 'bad-target'],
    ['elf', ['Sleep'], 0, 'Cure Light Wounds', 'not-cleric'],
  ]),
  ...under('GOR-MAG-06', 'class chosen dice → book', [
    ['magic-user', 'Sleep', [7], ['Read Magic', 'Charm Person', 'Sleep']],
    ['magic-user', 'Sleep', [3, 1], ['Read Magic', 'Detect Magic', 'Sleep']],
  ]),
  ['GOR-MAG-06', { class: 'elf', chosen: 'Light', dice: [6] }, { error: 'duplicate' }],
  ...under('GOR-MAG-07', 'class fromLevel toLevel chosen dice → newSpellLevel newBook', [
    ['magic-user', 2, 3, 'Invisibility', [10], 2, ['Knock', 'Invisibility']],
    ['elf', 4, 5, 'Fly', [6], 3, ['Fire Ball', 'Fly']],
    ['magic-user', 3, 4, null, [], null, []],
  ]),
  ['GOR-MAG-08', { class: 'magic-user', source: 'looted' }, { allowed: true }],
  ['GOR-MAG-08', { class: 'magic-user', source: 'purchase' }, { allowed: false }],
  ['GOR-MAG-09', { spellLevels: [1, 1, 1] }, { costGp: 30000, days: 3 }],
  ['GOR-MAG-09', { spellLevels: [2] }, { costGp: 20000, days: 2 }],
  [
    'GOR-MAG-10',
    { clericAlignment: 'law', teacherAlignment: 'law', spellLevel: 1, purseGp: 10000 },
    { titheGp: 10000, months: 1, learned: true },
  ],
  ...under('GOR-MAG-10', 'clericAlignment teacherAlignment spellLevel purseGp → error', [
    ['law', 'neutrality', 1, 10000, 'alignment-mismatch'],
    ['chaos', 'chaos', 3, 39999, 'not-enough-gold'],
  ]),
  ['GOR-MAG-11', { list: 'cleric', level: 1, number: 6 }, { name: 'Light', reversible: true }],
  ['GOR-MAG-11', { list: 'cleric', level: 2, number: 2 }, { name: 'Hold Person', reversible: false }],
  ['GOR-MAG-11', { list: 'cleric', level: 6, number: 1 }, { error: 'no-such-spell' }],
  ['GOR-MAG-12', { list: 'magic-user', level: 1, number: 8 }, { name: 'Sleep', reversible: false }],
  ['GOR-MAG-12', { list: 'magic-user', level: 3, number: 14 }, { name: 'Water Breathing', reversible: false }],
  ['GOR-MAG-12', { list: 'magic-user', level: 6, number: 1 }, { name: 'Stone to Flesh', reversible: true }],
  ['GOR-MAG-13', { prepared: ['Sleep', 'Light'], cast: 'Sleep' }, { prepared: ['Light'], takesEffect: true }],
  [
    'GOR-MAG-13',
    { prepared: ['Sleep', 'Sleep'], cast: 'Sleep', disrupted: true },
    { prepared: ['Sleep'], takesEffect: false },
  ],
  ['GOR-MAG-13', { prepared: ['Light'], cast: 'Sleep' }, { error: 'not-prepared' }],
]);
