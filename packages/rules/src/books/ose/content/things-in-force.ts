import { CURSE_WORKS, CURSES_IN_FORCE } from '../../../content/curses.ts';
import type { MagicInForce } from '../../../state/magic.ts';
import type { SpellWork } from '../../../state/spell-work.ts';

const POTION = '1d6+6 turns';
const DOUBLED: MagicInForce = { mighty: 2 };

/** What potions, scrolls of protection and curses do that are the like of no spell, and how long; the catalogue has none of it. */
export const THINGS_IN_FORCE: Readonly<Record<string, readonly [lasts: string, does: MagicInForce]>> = {
  ...CURSES_IN_FORCE,
  'Animal Control': [POTION, {}],
  Diminution: [POTION, { unarmed: true }],
  'Gaseous Form': [POTION, { turnsMissiles: true, turnsBlows: true, unarmed: true }],
  'Giant Strength': [POTION, DOUBLED],
  Growth: [POTION, DOUBLED],
  Heroism: [POTION, {}],
  Invulnerability: [POTION, { save: 2, attacked: -2 }],
  'Plant Control': [POTION, {}],
  'Protection from Elementals': ['2 turns', { keepsOff: ['elemental'] }],
  'Protection from Lycanthropes': ['6 turns', { keepsOff: ['were', 'devil swine'] }],
  'Protection from Magic': ['1d4 turns', { shutsOut: true }],
  'Protection from Undead': ['6 turns', { keepsOff: ['undead'] }],
  'Treasure Finding': [POTION, {}],
};

/** Whoever drinks poison saves, or dies; of what no figure says the referee tells. */
export const THING_WORKS: Readonly<Record<string, SpellWork>> = {
  ...CURSE_WORKS,
  'Animal Control': { told: 'which animals obey the drinker: 3d6 hit dice of them in sight, who save against spells' },
  Diminution: { told: 'that the drinker is six inches tall, and whom they hide from: on 90 in 100' },
  Heroism: {
    told: 'as whom the drinker fights: below level 1 as of level 4, of levels 1–3 with 3 more, of 4–7 with 2, of 8–10 with 1',
  },
  Longevity: { told: 'that the drinker is 10 years younger' },
  'Plant Control': { told: 'which plants and creatures of plants within 60′ obey the drinker: 30′ by 30′ of them' },
  Poison: { living: true, count: '1', save: { against: 'death', effect: 'negates' }, slays: true },
  'Treasure Finding': { told: 'how far off the largest hoard within 400′ lies, and in which direction' },
};
