import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanEquippingVectors } from '../../../books/gorman/examples/equipping.ts';

const BLUNT = ['mace', 'club', 'war-hammer', 'flail', 'staff', 'sling'];
const EDGED = ['dagger', 'hand-axe', 'morning-star', 'sword', 'spear', 'lance', 'battle-axe', 'pole-arm', 'halberd'];
const TWO_HANDED_EDGED = [
  'pike',
  'two-handed-sword',
  'short-bow',
  'long-bow',
  'composite-bow',
  'light-crossbow',
  'heavy-crossbow',
];
const WEAPONS = [...BLUNT, ...EDGED, ...TWO_HANDED_EDGED];
const ARMOUR = ['leather', 'chain', 'plate', 'shield'];

const takes = (
  id: string,
  of: string,
  items: readonly string[],
  allowed: boolean,
  reason?: string,
): readonly Example[] => items.map((item) => [id, { class: of, item }, reason ? { allowed, reason } : { allowed }]);
const casts = (of: string, armor: string, shield: boolean, weapon: string, canCast: boolean): Example => [
  'GOR-CLS-07',
  { class: of, armor, shield, weapon },
  { canCast },
];
const grip = (of: string, weapon: string, shield: boolean, offhand: string | null, die: string): Example => [
  'GOR-CMB-06',
  { class: of, weapon, shield, offhand },
  { die, attacks: 1 },
];
const clumsy = (of: string, weapon: string, shield: boolean, offhand: string | null, error: string): Example => [
  'GOR-CMB-06',
  { class: of, weapon, shield, offhand },
  { error },
];

const FIGHTER_DICE: readonly (readonly [string, string])[] = [
  ['dagger', 'd6'],
  ['hand-axe', 'd6'],
  ['club', 'd6'],
  ['sling', 'd6'],
  ['staff', 'd10'],
  ['mace', 'd8'],
  ['war-hammer', 'd8'],
  ['flail', 'd8'],
  ['morning-star', 'd8'],
  ['sword', 'd8'],
  ['spear', 'd8'],
  ['lance', 'd8'],
  ['battle-axe', 'd10'],
  ['pole-arm', 'd10'],
  ['halberd', 'd10'],
  ['pike', 'd10'],
  ['two-handed-sword', 'd10'],
  ['short-bow', 'd8'],
  ['long-bow', 'd8'],
  ['composite-bow', 'd8'],
  ['light-crossbow', 'd8'],
  ['heavy-crossbow', 'd8'],
];
const TWO_HANDED = ['staff', 'battle-axe', ...EDGED.slice(7), ...TWO_HANDED_EDGED];

examplesHold('What Gorman’s classes carry, and how hard they hit with it', gormanEquippingVectors, [
  ...takes('GOR-CLS-02', 'cleric', [...BLUNT, ...ARMOUR], true),
  ...takes('GOR-CLS-02', 'cleric', [...EDGED, ...TWO_HANDED_EDGED], false, 'not-blunt'),
  ...takes('GOR-CLS-04', 'fighter', [...WEAPONS, ...ARMOUR], true),
  ...takes('GOR-CLS-04', 'dwarf', [...WEAPONS, ...ARMOUR], true),
  ...takes('GOR-CLS-04', 'elf', [...WEAPONS, ...ARMOUR], true),
  ...takes('GOR-CLS-06', 'magic-user', ['dagger', 'torches-6', 'none'], true),
  ...takes('GOR-CLS-06', 'magic-user', ARMOUR, false, 'armor-forbidden'),
  ...takes(
    'GOR-CLS-06',
    'magic-user',
    WEAPONS.filter((item) => item !== 'dagger'),
    false,
    'weapon-forbidden',
  ),

  casts('elf', 'none', false, 'dagger', true),
  casts('elf', 'chain', false, 'two-handed-sword', true),
  casts('elf', 'leather', true, 'sword', true),
  casts('magic-user', 'none', false, 'dagger', true),
  casts('magic-user', 'none', true, 'dagger', false),
  casts('magic-user', 'chain', false, 'dagger', false),
  casts('magic-user', 'plate', true, 'dagger', false),
  casts('cleric', 'plate', true, 'mace', true),
  casts('cleric', 'none', false, 'mace', true),
  casts('fighter', 'none', false, 'sword', false),
  casts('dwarf', 'none', false, 'sword', false),

  ...FIGHTER_DICE.flatMap(([weapon, die]) => [
    grip('fighter', weapon, false, null, die),
    grip('dwarf', weapon, false, null, die),
    ...['cleric', 'magic-user', 'elf', 'hireling'].map((of) => grip(of, weapon, false, null, 'd6')),
  ]),
  grip('dwarf', 'sword', true, null, 'd8'),
  grip('fighter', 'dagger', true, null, 'd6'),
  grip('fighter', 'dagger', false, 'dagger', 'd10'),
  grip('dwarf', 'hand-axe', false, 'dagger', 'd10'),
  grip('fighter', 'sling', false, 'dagger', 'd6'),
  grip('elf', 'sword', false, 'dagger', 'd6'),
  grip('cleric', 'mace', false, 'club', 'd6'),
  grip('hireling', 'spear', true, null, 'd6'),
  ...['fighter', 'dwarf', 'magic-user', 'hireling'].map((of) => grip(of, 'natural', false, null, 'd2')),
  ...TWO_HANDED.flatMap((weapon) => [
    clumsy('fighter', weapon, true, null, 'two-handed-with-shield'),
    clumsy('elf', weapon, true, 'dagger', 'two-handed-with-shield'),
    clumsy('dwarf', weapon, false, 'dagger', 'offhand-with-two-handed'),
  ]),
  clumsy('fighter', 'sword', true, 'dagger', 'offhand-with-shield'),
  clumsy('cleric', 'mace', true, 'mace', 'offhand-with-shield'),
  clumsy('fighter', 'sword', false, 'pole-arm', 'offhand-with-two-handed'),
  ['GOR-CLS-02', { class: 'cleric', item: 'mace' }, { allowed: true }],
  ['GOR-CLS-02', { class: 'cleric', item: 'plate' }, { allowed: true }],
  ['GOR-CLS-02', { class: 'cleric', item: 'sword' }, { allowed: false, reason: 'not-blunt' }],
  ['GOR-CLS-04', { class: 'fighter', item: 'two-handed-sword' }, { allowed: true }],
  ['GOR-CLS-04', { class: 'fighter', item: 'plate' }, { allowed: true }],
  ['GOR-CLS-06', { class: 'magic-user', item: 'dagger' }, { allowed: true }],
  ['GOR-CLS-06', { class: 'magic-user', item: 'leather' }, { allowed: false, reason: 'armor-forbidden' }],
  ['GOR-CLS-06', { class: 'magic-user', item: 'sword' }, { allowed: false, reason: 'weapon-forbidden' }],
  ['GOR-CLS-07', { class: 'elf', armor: 'plate', shield: true, weapon: 'sword' }, { canCast: true }],
  ['GOR-CLS-07', { class: 'magic-user', armor: 'leather', shield: false, weapon: 'dagger' }, { canCast: false }],
  ...under('GOR-CMB-06', 'class weapon shield offhand → die attacks', [
    ['fighter', 'sword', true, null, 'd8', 1],
    ['fighter', 'pole-arm', false, null, 'd10', 1],
    ['fighter', 'sword', false, 'dagger', 'd10', 1],
    ['elf', 'two-handed-sword', false, null, 'd6', 1],
  ]),
  [
    'GOR-CMB-06',
    { class: 'fighter', weapon: 'halberd', shield: true, offhand: null },
    { error: 'two-handed-with-shield' },
  ],
]);
