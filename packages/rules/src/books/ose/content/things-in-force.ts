import type { MagicInForce } from '../../../state/magic.ts';
import type { SpellWork } from '../../../state/spell-work.ts';

const POTION = '1d6+6 turns';
const DOUBLED: MagicInForce = { mighty: 2 };

/** What the potions and the scrolls of protection do that are the like of no spell, and how long; the catalogue has none of it. */
export const THINGS_IN_FORCE: Readonly<Record<string, readonly [lasts: string, does: MagicInForce]>> = {
  'Gaseous Form': [POTION, { turnsMissiles: true, turnsBlows: true, unarmed: true }],
  'Giant Strength': [POTION, DOUBLED],
  Growth: [POTION, DOUBLED],
  Invulnerability: [POTION, { save: 2, attacked: -2 }],
  'Protection from Elementals': ['2 turns', { keepsOff: ['elemental'] }],
  'Protection from Lycanthropes': ['6 turns', { keepsOff: ['were', 'devil swine'] }],
  'Protection from Magic': ['1d4 turns', { shutsOut: true }],
  'Protection from Undead': ['6 turns', { keepsOff: ['undead'] }],
};

/** Whoever drinks poison saves, or dies. */
export const THING_WORKS: Readonly<Record<string, SpellWork>> = {
  Poison: { living: true, count: '1', save: { against: 'death', effect: 'negates' }, slays: true },
};
