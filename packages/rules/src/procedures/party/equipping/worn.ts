import { entryOf } from '../../../content/entry.ts';
import { ARMOURS, type Armour, type Creature } from '../../../state/creature.ts';

/** What is worn on one part of the body. */
export const WORN = ['armour', 'shield', 'helmet'] as const;

export type WornPart = (typeof WORN)[number];

/** Other names of armour, and of what is more than its name says. */
const ALSO: Readonly<Record<string, Armour>> = { chain: 'chainmail', 'chain mail': 'chainmail', 'plate mail': 'plate' };

/** What a thing is once it is worn. */
export type WornAs =
  | { readonly part: 'armour'; readonly armour: Armour }
  | { readonly part: 'shield' | 'helmet'; readonly armour?: undefined };

/** How a thing is worn, by its name with or without what it is enchanted to; null for what nobody can put on. */
export function wornAs(name: string): WornAs | null {
  const plain = name
    .toLowerCase()
    .replace(/\s*[+-]\d+$/, '')
    .replace(/ armou?r$/, '')
    .trim();
  if (plain === 'shield' || plain === 'helmet') return { part: plain };
  const armour = entryOf(ALSO, plain) ?? ARMOURS.find((each) => each === plain && each !== 'none');
  return armour ? { part: 'armour', armour } : null;
}

/** The name of what somebody wears there; null where there is nothing. */
export function wornThere({ armour, shield, helmet }: Creature, part: WornPart): string | null {
  switch (part) {
    case 'armour':
      return armour === 'none' ? null : armour;
    case 'shield':
      return shield ? 'shield' : null;
    case 'helmet':
      return helmet ? 'helmet' : null;
  }
}
