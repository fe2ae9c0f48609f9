import type { CreatureId } from '../core/index.ts';
import { adventureOf, type Overcome, withAdventure } from './adventure.ts';
import type { Creature } from './creature.ts';
import { hasYielded, isDead } from './read.ts';
import type { GameState } from './state.ts';

/** Slain, or in the hands of those whom it fought. */
export const isOvercome = (creature: Creature): boolean => isDead(creature) || hasYielded(creature);

/** What is written down of somebody who was overcome. */
export const overcomeAs = ({ name, hitDice }: Creature): Overcome => ({ name, hitDice });

/** Everybody whom the party overcame since experience was given last: in a fight, or after it as they lay helpless. */
export const overcomeNow = (state: GameState): readonly Overcome[] => {
  const { overcome, helpless = [] } = adventureOf(state);
  const since = helpless.flatMap((one) => state.creatures[one] ?? []).filter(isOvercome);
  return since.length > 0 ? [...overcome, ...since.map(overcomeAs)] : overcome;
};

/** The state as somebody is taken away: a helpless one who was overcome since still counts. */
export function withoutHelpless(state: GameState, creature: CreatureId): GameState {
  if (!adventureOf(state).helpless?.includes(creature)) return state;
  const found = state.creatures[creature];
  return withAdventure(state, ({ overcome, helpless = [] }) => ({
    helpless: helpless.filter((one) => one !== creature),
    overcome: found && isOvercome(found) ? [...overcome, overcomeAs(found)] : overcome,
  }));
}
