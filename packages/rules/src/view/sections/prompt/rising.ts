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

/** Places in the memory of this person's casters into which a spell may come now. */
export const toMemorise = (asking: Asking): readonly string[] =>
  asking.referee ? [] : keysOf(asking, ['Memorise'], ({ about }) => asking.own.some(({ id }) => id === about));

/** What is done before a day on the way, and at home: levels to take, and spells to memorise. */
export function beforehand(asking: Asking): ReturnType<typeof rising> {
  const { words, offers } = rising(asking);
  const mind = toMemorise(asking);
  return mind.length === 0
    ? { words, offers }
    : { words: [...words, 'There are spells to memorise'], offers: [...offers, ...mind] };
}
