import { type Dice, id, type OutcomeId, type RandomTableId } from '../../../core/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import type { GameState } from '../../../state/state.ts';
import type { Yields } from './roll-table.ts';

/** What came up on a table besides words, and is not in play yet. */
export interface Outcome extends Yields {
  readonly id: OutcomeId;
  readonly table: RandomTableId;
}

/** What of an outcome comes into play together. */
export type OutcomePart = 'treasure' | 'monsters';

/** So many outcomes wait at most: the oldest make room. */
const MOST_OUTCOMES = 20;

/** What came up on tables and waits to be brought into play, the latest last. */
export const outcomesOf = ({ outcomes = [] }: GameState): readonly Outcome[] => outcomes;

export const hasTreasure = ({ coins, items }: Yields): boolean => hasCoins(coins) || items.length > 0;

/** What a roll leaves to be brought into play; null where it brought words alone. */
export const outcomeOf = (dice: Dice, table: RandomTableId, yields: Yields): Outcome | null =>
  hasTreasure(yields) || yields.monsters.length > 0 ? { ...yields, id: id(dice.id()), table } : null;

/** The state in which these wait, and no others. */
export function withOutcomes(state: GameState, outcomes: readonly Outcome[]): GameState {
  if (outcomes.length > 0) return { ...state, outcomes: outcomes.slice(-MOST_OUTCOMES) };
  const { outcomes: _none, ...others } = state;
  return others;
}

declare module '../../../state/state.ts' {
  interface GameState {
    /** What came up on tables and is not in play yet. The referee's alone; absent for none. */
    readonly outcomes?: readonly Outcome[];
  }
}
