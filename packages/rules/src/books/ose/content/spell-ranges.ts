import type { Creature } from '../../../state/creature.ts';
import type { SpellRange } from '../../../state/spell-work.ts';
import { spellListOf } from './spell-durations.ts';
import type { SpellList } from './spells.ts';

/** Ranges of the commonest spells, by list (OSE-APX-06); of the others the lists say none. */
const RANGES: Readonly<Record<SpellList, Readonly<Record<string, SpellRange>>>> = {
  cleric: {
    'Cure Light Wounds': 'touch',
    'Detect Evil': 120,
    'Detect Magic': 60,
    Light: 120,
    'Protection from Evil': 'self',
    'Remove Fear': 'touch',
    'Resist Cold': 30,
    Bless: 60,
    'Hold Person': 180,
    "Silence 15' Radius": 180,
    'Resist Fire': 30,
  },
  arcane: {
    'Charm Person': 120,
    'Detect Magic': 60,
    'Hold Portal': 10,
    Light: 120,
    'Magic Missile': 150,
    'Protection from Evil': 'self',
    Shield: 'self',
    Sleep: 240,
    Invisibility: 240,
    'Mirror Image': 'self',
    Web: 10,
    'Fire Ball': 240,
    'Lightning Bolt': 180,
    Fly: 'touch',
    Haste: 240,
    'Polymorph Self': 'self',
  },
};

/** By either list. */
const ANY: Readonly<Record<string, SpellRange>> = { ...RANGES.arcane, ...RANGES.cleric };

/** OSE-APX-06: how far a spell reaches by the caster's list, of those who have none on either; null where nothing is said of it. */
export function rangeOf(caster: Creature, spell: string): SpellRange | null {
  const list = spellListOf(caster);
  const ranges = list ? RANGES[list] : ANY;
  return Object.hasOwn(ranges, spell) ? (ranges[spell] ?? null) : null;
}

/** OSE-APX-06: whether the range of a spell is its caster, on either list. */
export const isOnCasterAlone = (spell: string): boolean =>
  Object.values(RANGES).some((ranges) => Object.hasOwn(ranges, spell) && ranges[spell] === 'self');

/** Those that fill, shut or change a place; the lists say so by what the spells are called. */
const ON_PLACES: readonly string[] = [
  'Conjure Elemental',
  'Continual Light (reversed)',
  'Control Weather',
  'Hallucinatory Terrain',
  'Hold Portal',
  'Insect Plague',
  'Knock',
  'Light (reversed)',
  'Lower Water',
  'Move Earth',
  'Part Water',
  'Pass-Wall',
  'Phantasmal Force',
  'Phantasmal Forces',
  "Silence 15' Radius",
  'Sticks to Snakes',
  'Turn Sticks to Snakes',
  'Ventriloquism',
  'Wall of Fire',
  'Wall of Ice',
  'Web',
  'Wizard Lock',
];

export const isOnPlace = (spell: string): boolean => ON_PLACES.includes(spell);
