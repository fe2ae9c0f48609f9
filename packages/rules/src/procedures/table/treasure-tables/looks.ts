import type { MagicThing } from '../../../state/adventure.ts';
import { plainKind } from './magic-named.ts';
import type { NamedMagic } from './tables.ts';

/** What those who find a thing of magic see of it. */
const LOOKS: Readonly<Record<MagicThing, string>> = {
  potion: 'a stoppered vial',
  scroll: 'a rolled parchment',
  ammunition: 'a bundle of finely made missiles',
  weapon: 'a finely made weapon',
  armor: 'a finely made suit of armour',
  shield: 'a finely made shield',
  jewelry: 'a curious jewel',
  ring: 'a plain ring',
  spellbook: 'a book in cipher',
  misc: 'a curious thing',
  wand: 'a carved wand',
  rod: 'a heavy rod',
  staff: 'a carved staff',
};

/** A weapon or armour shows what kind it is, though not what magic is on it. */
export function looksOf({ thing, name }: NamedMagic): string {
  const kind = thing === 'weapon' || thing === 'armor' || thing === 'shield' ? plainKind(name) : null;
  return kind ? `a finely made ${kind}` : LOOKS[thing];
}
