import { type Example, each, examplesHold } from '../../../../test/vectors.ts';
import { gormanScribingVectors } from '../../../books/gorman/examples/scribing.ts';

type Inputs = Readonly<Record<string, unknown>>;
const makes = (of: string, kind: string, expected: Inputs, knowsSpell = true, madeThisDowntime = 0): Example => [
  'GOR-ITM-01',
  { class: of, kind, knowsSpell, madeThisDowntime },
  expected,
];
const uses = (of: string, kind: string, canUse: boolean): Example => ['GOR-ITM-04', { class: of, kind }, { canUse }];
const brews = (list: string, potion: boolean, spells: string): readonly Example[] =>
  spells.split(', ').map((spell) => ['GOR-ITM-03', { list, spell }, { potion }]);
const DENIED = { error: 'cannot-make' };

const CLERIC_POTIONS =
  'Cure Light Wounds, Detect Magic, Detect Evil, Protection from Evil, Find Traps, Speak with Animals, Remove Curse, Cure Disease, Neutralize Poison, Cure Serious Wounds, Speak with Plants';
const CLERIC_OTHERS =
  "Purify Food & Water, Light, Hold Person, Bless, Locate Object, Continual Light, Protection from Evil 10' Radius, Turn Sticks to Snakes, Create Water, Dispel Evil, Raise Dead, Commune, Quest, Insect Plague, Create Food, Turn Undead";
const MAGIC_USER_POTIONS =
  'Detect Magic, Read Magic, Read Languages, Protection from Evil, Detect Invisible, Levitate, Invisibility, Detect Evil, ESP, Fly, Clairvoyance, Clairaudience, Infravision, Haste, Protection from Normal Missiles, Water Breathing, Polymorph Self, Remove Curse';
const MAGIC_USER_OTHERS =
  "Hold Portal, Light, Charm Person, Sleep, Phantasmal Forces, Locate Object, Wizard Lock, Continual Light, Knock, Hold Person, Dispel Magic, Fire Ball, Lightning Bolt, Protection from Evil 10' Radius, Invisibility 10' Radius, Slow, Polymorph Others, Wall of Fire, Confusion, Massmorph, Teleport, Magic Jar, Stone to Flesh, Geas";

examplesHold('Gorman’s scrolls and potions', gormanScribingVectors, [
  ...['magic-user', 'elf'].flatMap((of) => [
    makes(of, 'scroll', { allowed: true }),
    makes(of, 'potion', { allowed: true }),
    makes(of, 'scroll', { error: 'unknown-spell' }, false),
    makes(of, 'potion', { error: 'unknown-spell' }, false, 1),
    makes(of, 'scroll', { error: 'already-made' }, true, 1),
    makes(of, 'potion', { error: 'already-made' }, true, 2),
  ]),
  makes('cleric', 'potion', { allowed: true }),
  makes('cleric', 'potion', { error: 'unknown-spell' }, false),
  makes('cleric', 'scroll', DENIED, false, 1),
  ...['fighter', 'dwarf'].flatMap((of) => [makes(of, 'scroll', DENIED), makes(of, 'potion', DENIED, false, 3)]),
  ...each('GOR-ITM-02', 'spellLevel', 'costGp', [
    [1, 100],
    [2, 200],
    [3, 400],
    [4, 800],
    [5, 1600],
    [6, 3200],
  ]),
  ...brews('cleric', true, CLERIC_POTIONS),
  ...brews('cleric', false, CLERIC_OTHERS),
  ...brews('magic-user', true, MAGIC_USER_POTIONS),
  ...brews('magic-user', false, MAGIC_USER_OTHERS),
  ...['fighter', 'dwarf', 'cleric', 'hireling', 'monster'].flatMap((of) => [
    uses(of, 'potion', true),
    uses(of, 'scroll', false),
  ]),
  ...['magic-user', 'elf'].flatMap((of) => [uses(of, 'potion', true), uses(of, 'scroll', true)]),
  ['GOR-ITM-04', { class: null, kind: 'scroll' }, { canUse: false }],
  ['GOR-ITM-04', { class: null, kind: 'potion' }, { canUse: true }],
  ['GOR-ITM-01', { class: 'magic-user', kind: 'scroll', knowsSpell: true, madeThisDowntime: 0 }, { allowed: true }],
  ['GOR-ITM-01', { class: 'cleric', kind: 'scroll', knowsSpell: true, madeThisDowntime: 0 }, { error: 'cannot-make' }],
  ['GOR-ITM-01', { class: 'cleric', kind: 'potion', knowsSpell: true, madeThisDowntime: 1 }, { error: 'already-made' }],
  ['GOR-ITM-03', { list: 'cleric', spell: 'Cure Light Wounds' }, { potion: true }],
  ['GOR-ITM-03', { list: 'cleric', spell: 'Light' }, { potion: false }],
  ['GOR-ITM-03', { list: 'magic-user', spell: 'Fire Ball' }, { potion: false }],
  ['GOR-ITM-04', { class: 'fighter', kind: 'potion' }, { canUse: true }],
  ['GOR-ITM-04', { class: 'cleric', kind: 'scroll' }, { canUse: false }],
]);
