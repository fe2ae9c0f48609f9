import type { MagicFind, MagicThing } from '../../../state/adventure.ts';
import type { Item } from '../../../state/item.ts';

const KINDS: Readonly<Partial<Record<MagicThing, Item['kind']>>> = {
  weapon: 'weapon',
  armor: 'armour',
  shield: 'armour',
};
/** Coins of weight, by what it is; ten to the pound. */
const WEIGHTS: Readonly<Partial<Record<MagicThing, number>>> = {
  weapon: 60,
  armor: 400,
  shield: 100,
  spellbook: 50,
  staff: 40,
  potion: 10,
};

/** A find as a thing that somebody carries. */
export const itemOf = ({ id: item, name, thing }: MagicFind): Item => ({
  id: item,
  name,
  quantity: 1,
  weight: WEIGHTS[thing] ?? 1,
  kind: KINDS[thing] ?? 'gear',
  use: null,
  magic: 0,
  found: true,
});
