import { entryOf } from '../../../content/entry.ts';
import { ARMOURS, type Armour, type Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';

/** What is worn on one part of the body. */
export const WORN = ['armour', 'shield', 'helmet'] as const;

export type WornPart = (typeof WORN)[number];

/** Other names of armour, and of what is more than its name says. */
const ALSO: Readonly<Record<string, Armour>> = { chain: 'chainmail', 'chain mail': 'chainmail', 'plate mail': 'plate' };

/** What a thing is once it is worn. */
export type WornAs =
  | { readonly part: 'armour'; readonly armour: Armour }
  | { readonly part: 'shield' | 'helmet'; readonly armour?: undefined };

/** How a thing is worn: as it was made to be, or by its name with or without what it is enchanted to; null for what nobody can put on. */
export function wornAs({ name, does }: Pick<Item, 'name' | 'does'>): WornAs | null {
  const plain = (does?.worn ?? name)
    .toLowerCase()
    .replace(/\s*[+-]\d+$/, '')
    .replace(/ armou?r$/, '')
    .trim();
  if (plain === 'shield' || plain === 'helmet') return { part: plain };
  const armour = entryOf(ALSO, plain) ?? ARMOURS.find((each) => each === plain && each !== 'none');
  return armour ? { part: 'armour', armour } : null;
}

/** The name of what somebody wears there; null where there is nothing. */
export function wornThere(wearer: Creature, part: WornPart): string | null {
  const { armour, shield, helmet } = wearer;
  switch (part) {
    case 'armour':
      return armour === 'none' ? null : (keptThere(wearer, part)?.name ?? armour);
    case 'shield':
      return shield ? (keptThere(wearer, part)?.name ?? 'shield') : null;
    case 'helmet':
      return helmet ? (keptThere(wearer, part)?.name ?? 'helmet') : null;
  }
}

/** The thing that was put on there, and is worn still; null for what came otherwise, and for one of several of a kind. */
export function keptThere(wearer: Creature, part: WornPart): Item | null {
  const kept = wearer.worn?.[part];
  const as = kept && wornAs(kept);
  if (!as || kept.quantity !== 1) return null;
  return (part === 'armour' ? as.armour === wearer.armour : wearer[part]) ? kept : null;
}
