import type { CreatureId, UserId } from '../../../core/index.ts';
import type { LastMove, LastMoves, Mover } from '../../../state/last-moves.ts';
import type { GameState } from '../../../state/state.ts';

/** So many moves are remembered of each. */
const MOST = 20;

/** A move that was made, for the person who made it. @param along it belongs to the same act as the one before */
export function withMove(state: GameState, by: UserId, mover: Mover, along: boolean): GameState {
  const before = state.lastMoves?.[by];
  const open = before?.against === null || (along && before) ? before.moves : [];
  const last = along ? (open.at(-1) ?? []) : [];
  const earlier = along ? open.slice(0, -1) : open;
  const moves = [...earlier, withMover(last, mover)].slice(-MOST);
  return {
    ...state,
    lastMoves: { ...state.lastMoves, [by]: { moves, against: along ? (before?.against ?? null) : null } },
  };
}

/** Who went on in parts has made one way: so that where the parts met tells nothing. */
function withMover(move: LastMove, mover: Mover): LastMove {
  const before = move.find(({ creature }) => creature === mover.creature);
  if (!before) return [...move, mover];
  const feet = before.feet + mover.feet;
  const trodden = [...before.trodden, ...mover.trodden];
  return move.map((each) => (each === before ? { ...before, to: mover.to, feet, trodden } : each));
}

/** Without the moves in which somebody went whom another hand has moved since. */
export function withoutMovesOf(state: GameState, creature: CreatureId, but: UserId | null): GameState {
  const about = (user: string, { moves }: LastMoves) =>
    user !== but && moves.some((move) => move.some((mover) => mover.creature === creature));
  return keptWhere(state, (user, last) => !about(user, last));
}

/** All moves stand, so far as they could still be taken back. */
export function withMovesSettled(state: GameState, against: 'seen' | 'followed', of?: readonly UserId[]): GameState {
  const users = Object.entries(state.lastMoves ?? {}).filter(
    ([user, last]) => last.against === null && (of?.includes(user as UserId) ?? true),
  );
  if (users.length === 0) return state;
  const closed = users.map(([user, { moves }]) => [user, { moves: moves.slice(-1), against }] as const);
  return { ...state, lastMoves: { ...state.lastMoves, ...Object.fromEntries(closed) } };
}

/** The last move of a person is as if it had not been. */
export function withoutLastMove(state: GameState, by: UserId): GameState {
  const last = state.lastMoves?.[by];
  if (!last || last.moves.length < 2) return keptWhere(state, (user) => user !== by);
  return { ...state, lastMoves: { ...state.lastMoves, [by]: { ...last, moves: last.moves.slice(0, -1) } } };
}

function keptWhere(state: GameState, stays: (user: string, last: LastMoves) => boolean): GameState {
  const { lastMoves, ...rest } = state;
  if (!lastMoves) return state;
  const kept = Object.entries(lastMoves).filter(([user, last]) => stays(user, last));
  if (kept.length === Object.keys(lastMoves).length) return state;
  return kept.length > 0 ? { ...rest, lastMoves: Object.fromEntries(kept) } : rest;
}
