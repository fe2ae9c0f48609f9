import { adventureOf, type Overcome } from './adventure.ts';
import type { Creature } from './creature.ts';
import { hasYielded, isDead } from './read.ts';
import type { GameState } from './state.ts';

/** Slain, or in the hands of those whom it fought. */
export const isOvercome = (creature: Creature): boolean => isDead(creature) || hasYielded(creature);

/** Everybody whom the party overcame since experience was given last: in a fight, or after it as they lay helpless. */
export const overcomeNow = (state: GameState): readonly Overcome[] => {
  const { overcome, helpless = [] } = adventureOf(state);
  const since = helpless.flatMap((one) => state.creatures[one] ?? []).filter(isOvercome);
  return since.length > 0 ? [...overcome, ...since.map(({ name, hitDice }) => ({ name, hitDice }))] : overcome;
};
