import type { Creature } from './creature.ts';
import { SIZES, type Size } from './traits.ts';

/** The small among the folk that characters are of. */
const SMALL_FOLK: ReadonlySet<string> = new Set(['dwarf', 'halfling', 'hobbit', 'gnome']);

/** How large somebody is: by its description, or by the folk. */
export function sizeOf({ class: of, traits }: Creature): Size {
  if (traits?.size) return traits.size;
  if (traits?.sweeps) return 'large';
  return of !== null && SMALL_FOLK.has(of) ? 'small' : 'man';
}

/** Whether somebody is no larger than that. */
export const isAtMost = (creature: Creature, most: Size): boolean =>
  SIZES.indexOf(sizeOf(creature)) <= SIZES.indexOf(most);
