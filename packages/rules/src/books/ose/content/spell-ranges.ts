/** How far a spell reaches: feet, a touch, or its caster alone. */
export type SpellRange = number | 'touch' | 'self';

/** Ranges of the commonest spells, the same on both lists (OSE-APX-06); of the others the list says none. */
const RANGES: Readonly<Record<string, SpellRange>> = {
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
  'Charm Person': 120,
  'Hold Portal': 10,
  'Magic Missile': 150,
  Shield: 'self',
  Sleep: 240,
  Invisibility: 240,
  'Mirror Image': 'self',
  Web: 10,
  'Fire Ball': 240,
  'Lightning Bolt': 180,
  Fly: 'touch',
  Haste: 240,
};

/** OSE-APX-06: how far a spell reaches; null where the list says nothing of it. */
export const rangeOf = (spell: string): SpellRange | null =>
  Object.hasOwn(RANGES, spell) ? (RANGES[spell] ?? null) : null;
