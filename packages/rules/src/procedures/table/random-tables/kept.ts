import type { OutcomeId, RandomTableId } from '../../../core/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import type { SoMany } from '../../../state/hoard.ts';
import type { GameState } from '../../../state/state.ts';
import { NO_TREASURE, type Rolled } from '../treasure-tables/tables.ts';

/** What came up on a table besides words, and is not in play yet. */
export interface Outcome extends Rolled {
  readonly id: OutcomeId;
  readonly table: RandomTableId;
  /** Ordinary things. */
  readonly items: readonly SoMany[];
  /** Names, as the bestiary has them when it knows them. */
  readonly monsters: readonly SoMany[];
}

/** What of an outcome comes into play together. */
export type OutcomePart = 'treasure' | 'monsters';

/** So many outcomes wait at most: the oldest make room. */
const MOST_OUTCOMES = 20;

/** What came up on tables and waits to be brought into play, the latest last. Older ones were kept without what they lacked. */
export const outcomesOf = ({ outcomes = [] }: GameState): readonly Outcome[] =>
  outcomes.map((outcome) => ({ ...NOTHING, ...outcome }));

const NOTHING: Omit<Outcome, 'id' | 'table'> = { ...NO_TREASURE, items: [], monsters: [] };

/** Whether there is anything in it to lay or to give. */
export const hasTreasure = ({ coins, valuables, things, items }: Omit<Outcome, 'id' | 'table' | 'monsters'>): boolean =>
  hasCoins(coins) || valuables.length + things.length + items.length > 0;

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
