import { type Example, examplesHold } from '../../../../test/vectors.ts';
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
]);
