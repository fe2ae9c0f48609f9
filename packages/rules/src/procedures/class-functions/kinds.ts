import type { Creature } from '../../state/creature.ts';

/** Whether somebody's name says that it is one of a kind: `Orc chieftain` is an orc, a hobgoblin is no goblin. */
export const isCalled = ({ name }: Creature, kind: string): boolean =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word === kind || word === `${kind}s`);

/** The first of some kinds that somebody is; null for none. */
export const kindAmong = (creature: Creature, kinds: readonly string[]): string | null =>
  kinds.find((kind) => isCalled(creature, kind)) ?? null;
