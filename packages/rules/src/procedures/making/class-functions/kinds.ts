import type { Creature } from '../../../state/creature.ts';

/** A word that before another only says how large that is: a giant rat is a rat. */
const LARGE = 'giant';

/** Whether somebody's name says that it is one of a kind: `Orc chieftain` is an orc, a hobgoblin is no goblin. */
export function isCalled({ name }: Creature, kind: string): boolean {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.some(
    (word, place) => (word === kind || word === `${kind}s`) && !(word === LARGE && place === 0 && words.length > 1),
  );
}

/** The first of some kinds that somebody is; null for none. */
export const kindAmong = (creature: Creature, kinds: readonly string[]): string | null =>
  kinds.find((kind) => isCalled(creature, kind)) ?? null;
