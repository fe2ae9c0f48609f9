import { sameSquare } from '@lanthorn/geometry';
import { byRule, type CreatureId, impossible, type Refusal, type Seat } from '../../../core/index.ts';
import type { Handler } from '../../../play/index.ts';
import type { LastMove, Mover } from '../../../state/last-moves.ts';
import type { GameState } from '../../../state/state.ts';
import { forCreature } from '../../table/permission/permission.ts';
import { holderOf } from './held.ts';
import { mayLead } from './together.ts';

/** The last move of this seat, where all who went still stand at its end, and are its to lead. */
export function lastMoveOf(state: GameState, seat: Seat): LastMove | null {
  const move = seat.role === 'player' ? state.lastMoves?.[seat.user]?.moves.at(-1) : undefined;
  return move?.every((mover) => isThere(state, seat, mover)) ? move : null;
}

function isThere(state: GameState, seat: Seat, { creature, scene, to }: Mover): boolean {
  const found = state.creatures[creature];
  return found?.at?.scene === scene && sameSquare(found.at.square, to) && mayLead(state, seat, found);
}

const AGAINST = {
  seen: 'You have seen something new since: the move stands.',
  followed: 'More has happened since: the move stands.',
} as const;

/** Why a last move is not to be taken back; null when it is. */
export function againstTakingBack(state: GameState, seat: Seat, move: LastMove): Refusal | null {
  const against = state.lastMoves?.[seat.user]?.against;
  if (against) return byRule('TABLE', 'out-of-turn', AGAINST[against]);
  for (const { creature, from } of move) {
    const mover = state.creatures[creature];
    const holder = mover ? holderOf(state, mover, from) : null;
    if (holder) return byRule('TABLE', 'blocked', `${holder.name} stands there now.`);
  }
  return null;
}

const went = (move: LastMove, creature: CreatureId): boolean => move.some((mover) => mover.creature === creature);

export const takeBackMove: Handler<'TakeBackMove'> = (play, { creature }) => {
  const move = lastMoveOf(play.state, play.by);
  if (!move || !went(move, creature))
    return forCreature(play, creature) ?? impossible('no-change', 'There is no move of yours to take back.');
  const against = play.unless(againstTakingBack(play.state, play.by, move));
  if (against) return against;
  play.happen({ type: 'MoveTakenBack', by: play.by.user, movers: move });
  return null;
};
