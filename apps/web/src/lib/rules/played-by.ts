import { BOOK_NAMES, listed, type RulesetChoice } from '@lanthorn/rules';

/** By which book a table plays, and by which others in parts: `Old-School Essentials, in parts Planet Eris`. */
export function playedBy({ base, slots }: RulesetChoice): string {
  const others = [...new Set(Object.values(slots))].filter((book) => book !== base);
  const parts = others.length > 0 ? `, in parts ${listed(others.map((book) => BOOK_NAMES[book]))}` : '';
  return `${BOOK_NAMES[base]}${parts}`;
}
