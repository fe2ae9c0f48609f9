import { type Asking, keysOf, listed } from './said.ts';

/** The levels that this person's characters have earned and may take now: what is said of them, and how. */
export function rising(asking: Asking): { readonly words: readonly string[]; readonly offers: readonly string[] } {
  if (asking.referee) return { words: [], offers: [] };
  const may = (creature: string) => keysOf(asking, ['LevelUp'], ({ about }) => about === creature);
  const risen = asking.own.filter(({ id }) => may(id).length > 0);
  if (risen.length === 0) return { words: [], offers: [] };
  const levels = risen.map(({ name, level }) => `${name} has earned level ${level + 1}`);
  return { words: [listed(levels)], offers: risen.flatMap(({ id }) => may(id)) };
}
