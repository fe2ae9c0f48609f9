import type { Creature } from '../../../state/creature.ts';
import { isUponPlace } from '../../../state/spell-parts.ts';
import type { SpellRange } from '../../../state/spell-work.ts';
import { spellListOf } from './spell-durations.ts';
import { SPELL_WORKS } from './spell-works.ts';
import type { SpellList } from './spells.ts';

/** Ranges by list (OSE-APX-06); of the others the lists say none, or one that grows with the caster. */
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
    'Purify Food and Water': 10,
    'Purify Food & Water': 10,
    'Know Alignment': 10,
    'Snake Charm': 60,
    'Speak with Animals': 'self',
    'Continual Light': 120,
    'Cure Disease': 30,
    'Growth of Animals': 120,
    'Locate Object': 120,
    'Remove Curse': 'touch',
    Striking: 30,
    'Create Water': 10,
    'Cure Serious Wounds': 'touch',
    'Neutralize Poison': 'touch',
    'Speak with Plants': 'self',
    'Sticks to Snakes': 120,
    'Turn Sticks to Snakes': 120,
    Commune: 'self',
    'Create Food': 10,
    'Dispel Evil': 30,
    'Insect Plague': 480,
    Quest: 30,
    'Raise Dead': 120,
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
    'Floating Disc': 'self',
    Ventriloquism: 60,
    'Continual Light': 120,
    'Detect Evil': 60,
    ESP: 60,
    Knock: 60,
    Levitate: 'self',
    'Phantasmal Force': 240,
    'Phantasmal Forces': 240,
    'Wizard Lock': 10,
    Clairvoyance: 60,
    Clairaudience: 60,
    'Dispel Magic': 120,
    Infravision: 'touch',
    'Protection from Normal Missiles': 30,
    'Water Breathing': 30,
    Slow: 240,
    'Charm Monster': 120,
    Confusion: 120,
    'Dimension Door': 10,
    'Growth of Plants': 120,
    'Hallucinatory Terrain': 240,
    Massmorph: 240,
    'Polymorph Others': 60,
    'Remove Curse': 'touch',
    'Wall of Fire': 60,
    'Wall of Ice': 120,
    'Wizard Eye': 240,
    'Animate Dead': 60,
    'Conjure Elemental': 240,
    'Contact Higher Plane': 'self',
    Feeblemind: 240,
    'Hold Monster': 120,
    'Magic Jar': 30,
    'Pass-Wall': 30,
    Telekinesis: 120,
    Teleport: 10,
    'Transmute Rock to Mud': 120,
    'Wall of Stone': 60,
    'Anti-Magic Shell': 'self',
    'Death Spell': 240,
    Disintegrate: 60,
    Geas: 30,
    'Lower Water': 240,
    'Move Earth': 240,
    'Part Water': 120,
    'Projected Image': 240,
    Reincarnation: 'touch',
    'Stone to Flesh': 120,
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

/** Of those whose work does not say so, the ones that change a place; the lists say it by what the spells are called. */
const ON_PLACES: readonly string[] = [
  'Conjure Elemental',
  'Growth of Plants',
  'Hallucinatory Terrain',
  'Lower Water',
  'Move Earth',
  'Part Water',
  'Phantasmal Force',
  'Phantasmal Forces',
  'Projected Image',
  'Sticks to Snakes',
  'Transmute Rock to Mud',
  'Transmute Rock to Mud (reversed)',
  'Turn Sticks to Snakes',
  'Ventriloquism',
];

/** Whether a spell is upon a place, where it is cast at nobody. */
export const isOnPlace = (spell: string): boolean =>
  isUponPlace((Object.hasOwn(SPELL_WORKS, spell) && SPELL_WORKS[spell]) || {}) || ON_PLACES.includes(spell);
