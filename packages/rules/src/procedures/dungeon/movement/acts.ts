import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { turnOf } from '../../../state/read.ts';
import { isInPlay } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import type { TurnAct } from '../../../state/turn-act.ts';
import { actsDone } from '../../situation/acts/kept.ts';
import type { TurnActs } from '../../situation/acts/rule.ts';

const movesLeft = (acts: TurnActs, done: readonly TurnAct[], made = 0): number =>
  made < acts.moves && acts.leavesTime([...done, ...Array<TurnAct>(made).fill('move')], 'move')
    ? movesLeft(acts, done, made + 1)
    : made;

/** Feet that somebody may go in the running turn, from where it began, beside what else they have done in it. */
export function wayOfTurn(state: GameState, { id }: Creature, base: number): number {
  const { movement, turn } = rulesOf(state);
  const way = movement.exploration(base);
  const done = actsDone(state, id);
  return turn.acts && done.length > 0 ? (way * movesLeft(turn.acts, done)) / turn.acts.moves : way;
}

/** What `wayOfTurn` rests on beside the creature and the rules in force. */
export const actsReads = (state: GameState): readonly unknown[] => [state.actsDone, state.actsDone && turnOf(state)];

/**
 * What somebody has done in the running turn, each move of it counted. Of whoever stands on a map that nobody plays on, the
 * players know no moves: none of them counts.
 */
export function spentOn(state: GameState, { id, at, moved }: Creature, base: number): readonly TurnAct[] {
  const { movement, turn } = rulesOf(state);
  const each = movement.exploration(base) / (turn.acts?.moves ?? 1);
  const isThere = at === null || isInPlay(state, at.scene);
  const moves = isThere && moved > 0 && each > 0 ? Math.ceil(moved / each - TINY) : 0;
  return [...Array<TurnAct>(moves).fill('move'), ...actsDone(state, id)];
}

/** A way that is just as long as a move is no more than one, however its parts were added. */
const TINY = 1e-6;
