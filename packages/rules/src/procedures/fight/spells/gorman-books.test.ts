import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanSpellsVectors } from '../../../books/gorman/examples/spells.ts';

type Inputs = Readonly<Record<string, unknown>>;
const first = (of: string, chosen: string, dice: readonly number[], expected: Inputs): Example => [
  'GOR-MAG-06',
  { class: of, chosen, dice },
  expected,
];
const opens = (
  from: number,
  chosen: string | null,
  dice: readonly number[],
  expected: Inputs,
  owned?: readonly string[],
): Example => [
  'GOR-MAG-07',
  { class: 'magic-user', fromLevel: from, toLevel: from + 1, chosen, ...(owned ? { owned } : {}), dice },
  expected,
];
const NOTHING = { newSpellLevel: null, newBook: [] };
const sources = (of: string, allowed: boolean, names: readonly string[]): readonly Example[] =>
  names.map((source) => ['GOR-MAG-08', { class: of, source }, { allowed }]);
const rewrites = (spellLevels: readonly number[], costGp: number, days: number): Example => [
  'GOR-MAG-09',
  { spellLevels },
  { costGp, days },
];
const LAWFUL = { clericAlignment: 'law', teacherAlignment: 'law', spellLevel: 2, purseGp: 20_000 };
const taught = (inputs: Inputs, expected: Inputs): Example => ['GOR-MAG-10', { ...LAWFUL, ...inputs }, expected];
/** Spell level, and what research of it costs in full. */
const COSTS = [10_000, 20_000, 40_000, 80_000, 160_000, 320_000];
const WAYS = ['new-spell-level', 'research', 'found', 'looted', 'shared'];
const NO_WAYS = ['purchase', 'level-up-without-new-spell-level'];

examplesHold('How Gorman’s casters come by spells', gormanSpellsVectors, [
  ...['Detect Magic', 'Hold Portal', 'Read Languages', 'Protection from Evil', 'Light', 'Charm Person'].map(
    (random, place): Example =>
      first('elf', 'Sleep', [[1, 2, 4, 5, 6, 7][place] ?? 0], { book: ['Read Magic', random, 'Sleep'] }),
  ),
  first('magic-user', 'Light', [8], { book: ['Read Magic', 'Sleep', 'Light'] }),
  first('magic-user', 'Light', [3, 3, 3, 8], { book: ['Read Magic', 'Sleep', 'Light'] }),
  first('magic-user', 'Read Magic', [8], { error: 'duplicate' }),
  first('magic-user', 'Sleep', [8], { error: 'duplicate' }),
  first('magic-user', 'Sleep', [3, 8], { error: 'duplicate' }),
  first('magic-user', 'Fly', [8], { error: 'not-on-list' }),
  first('magic-user', 'Magic Missile', [8], { error: 'not-on-list' }),
  first('elf', 'Cure Light Wounds', [8], { error: 'not-on-list' }),

  opens(2, 'Knock', [1], { newSpellLevel: 2, newBook: ['Detect Invisible', 'Knock'] }),
  opens(4, 'Haste', [14], { newSpellLevel: 3, newBook: ['Water Breathing', 'Haste'] }),
  opens(6, 'Confusion', [12], { newSpellLevel: 4, newBook: ['Hallucinatory Terrain', 'Confusion'] }),
  opens(8, 'Teleport', [14], { newSpellLevel: 5, newBook: ['Growth of Animals', 'Teleport'] }),
  opens(10, 'Geas', [12], { newSpellLevel: 6, newBook: ['Control Weather', 'Geas'] }),
  opens(2, 'Knock', [5, 5, 6], { newSpellLevel: 2, newBook: ['Wizard Lock', 'Knock'] }, ['Invisibility']),
  opens(2, 'Invisibility', [6], { error: 'duplicate' }, ['Invisibility']),
  opens(2, 'Wizard Lock', [6], { error: 'duplicate' }),
  opens(2, 'Sleep', [6], { error: 'not-on-list' }),
  opens(2, 'Fly', [6], { error: 'not-on-list' }),
  opens(4, 'Fly', [6], { newSpellLevel: 3, newBook: ['Fire Ball', 'Fly'] }, ['Invisibility', 'Haste']),
  ...[1, 3, 5, 7, 9, 11, 12, 13, 14, 15].map((from) => opens(from, null, [], NOTHING)),
  ...['cleric', 'fighter', 'dwarf'].map(
    (of): Example => ['GOR-MAG-07', { class: of, fromLevel: 2, toLevel: 3, chosen: null, dice: [] }, NOTHING],
  ),

  ...['magic-user', 'elf'].flatMap((of) => [...sources(of, true, WAYS), ...sources(of, false, NO_WAYS)]),
  ...['cleric', 'fighter', 'dwarf'].flatMap((of) => sources(of, false, [...WAYS, ...NO_WAYS])),

  ...COSTS.map((cost, place) => rewrites([place + 1], cost, place + 1)),
  rewrites([], 0, 0),
  rewrites([1, 1, 2, 3], 80_000, 7),

  ...COSTS.map((titheGp, place) =>
    taught({ spellLevel: place + 1, purseGp: 400_000 }, { titheGp, months: place + 1, learned: true }),
  ),
  ...COSTS.map((tithe, place) => taught({ spellLevel: place + 1, purseGp: tithe - 1 }, { error: 'not-enough-gold' })),
  taught({ interrupted: false }, { titheGp: 20_000, months: 2, learned: true }),
  taught({ interrupted: true }, { error: 'interrupted' }),
  taught({ interrupted: true, purseGp: 0 }, { error: 'not-enough-gold' }),
  taught({ teacherAlignment: 'chaos', interrupted: true, purseGp: 0 }, { error: 'alignment-mismatch' }),
  taught(
    { clericAlignment: 'neutrality', teacherAlignment: 'neutrality' },
    { titheGp: 20_000, months: 2, learned: true },
  ),
]);
