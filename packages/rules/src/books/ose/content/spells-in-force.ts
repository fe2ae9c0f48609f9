import type { MagicInForce } from '../../../state/magic.ts';

const GUARDED: MagicInForce = { save: 1, attacked: -1 };

/** What the spells of the lists do while they last (OSE-APX-06). */
export const SPELLS_IN_FORCE: Readonly<Record<string, MagicInForce>> = {
  'Charm Person': { condition: 'charmed' },
  'Hold Person': { condition: 'paralysed' },
  Sleep: { condition: 'asleep' },
  Web: { condition: 'held' },
  Bless: { attack: 1, damage: 1, morale: 1 },
  'Protection from Evil': GUARDED,
  "Protection from Evil 10' Radius": GUARDED,
  "Silence 15' Radius": { silences: true },
  Shield: { armour: { melee: 15, missile: 17 } },
};
