import type { MagicThing } from '../../../state/adventure.ts';

/** What kinds of things of magic are called. */
export const THING_NAMES: Readonly<Record<MagicThing, string>> = {
  potion: 'potion',
  scroll: 'scroll',
  ammunition: 'arrows, bolts or stones',
  weapon: 'weapon',
  armor: 'armour',
  shield: 'shield',
  jewelry: 'jewellery',
  ring: 'ring',
  spellbook: 'book of spells',
  misc: 'something else',
  wand: 'wand',
  rod: 'rod',
  staff: 'staff',
};
