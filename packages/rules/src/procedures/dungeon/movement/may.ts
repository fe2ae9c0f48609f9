import { type Square, sameSquare, within } from '@lanthorn/geometry';
import { byRule, type CreatureId, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { May } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import type { LastMove, Mover } from '../../../state/last-moves.ts';
import { isCapable, sceneNamed, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { incapable } from '../../situation/condition/incapable.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { mayAct, mayCommand, speaksForParty } from '../../table/permission/permission.ts';
import { holderOf } from './held.ts';
import { setsDown } from './walking.ts';

/** Why a last move is not to be taken back; null when it is. */
export function againstTakingBack(state: GameState, seat: Seat, move: LastMove): Refusal | null {
  const against = state.lastMoves?.[seat.user]?.against;
  if (against) return byRule('TABLE', 'out-of-turn', AGAINST[against]);
  for (const { creature, from } of move) {
    const mover = state.creatures[creature];
    const holder = mover ? holderOf(state, mover, from) : null;
    if (holder) return byRule('TABLE', 'blocked', `${called(holder)} stands there now.`);
  }
  return null;
}

const AGAINST = {
  seen: 'You have seen something new since: the move stands.',
  followed: 'More has happened since: the move stands.',
} as const;

const went = (move: LastMove, creature: CreatureId): boolean => move.some((mover) => mover.creature === creature);

/** The last move of this seat, where all who went still stand at its end, and are its to lead. */
export function lastMoveOf(state: GameState, seat: Seat): LastMove | null {
  const move = seat.role === 'player' ? state.lastMoves?.[seat.user]?.moves.at(-1) : undefined;
  return move?.every((mover) => isThere(state, seat, mover)) ? move : null;
}

function isThere(state: GameState, seat: Seat, { creature, scene, to }: Mover): boolean {
  const found = state.creatures[creature];
  return found?.at?.scene === scene && sameSquare(found.at.square, to) && mayLead(state, seat, found);
}

export const mayTakeBackMove: May<'TakeBackMove'> = (state, { creature }, seat) => {
  const move = lastMoveOf(state, seat);
  if (!move || !went(move, creature))
    return objections(
      mayCommand(state, seat, creature) ?? impossible('no-change', 'There is no move of yours to take back.'),
    );
  return objections(againstTakingBack(state, seat, move));
};

/** Whether somebody who stands on the board may be moved to a square: by the referee on any map, else on the one that is played on. */
function onTheWay(state: GameState, { name, at }: Creature, to: Square, freely: boolean): Refusal | null {
  const scene = freely ? sceneNamed(state, at?.scene) : sceneOf(state);
  if (!scene || at?.scene !== scene.id) return impossible('no-such-thing', `${name} is not on the board.`);
  return !within(to, scene) || sameSquare(to, at.square) ? impossible('bad-input', 'There is no way to go.') : null;
}

/** Which way it goes, and how far, is found out by walking it. */
export const mayMoveCreature: May<'MoveCreature'> = (state, { creature, to, walks = false }, seat) => {
  const freely = setsDown(seat, walks);
  const mover = state.creatures[creature];
  return objections(
    freely ? mayCommand(state, seat, creature) : mayAct(state, seat, creature),
    mover ? onTheWay(state, mover, to, freely) : null,
    freely ? null : mayMoveNow(state, creature),
  );
};

/** May this seat have this one go along? The own, and those of the party where it speaks for the party. */
export const mayLead = (state: GameState, seat: Seat, creature: Creature): boolean =>
  commands(seat, creature) ||
  (speaksForParty(state, seat) && state.party.members.includes(creature.id) && isKnown(state, seat, creature));

function forLed(state: GameState, seat: Seat, creature: CreatureId): Refusal | null {
  const found = state.creatures[creature];
  return found && mayLead(state, seat, found) ? null : mayCommand(state, seat, creature);
}

/** Why somebody does not go along now; null when nothing is against it. */
export const unableToGo = (state: GameState, mover: Creature): Refusal | null =>
  isCapable(mover) ? mayMoveNow(state, mover.id) : incapable(state, mover);

export const mayMoveTogether: May<'MoveTogether'> = (state, { creatures, to, of, walks = false }, seat) => {
  const freely = setsDown(seat, walks);
  const first = state.creatures[of];
  return objections(
    ...[of, ...creatures].map((each) => forLed(state, seat, each)),
    first ? onTheWay(state, first, to, freely) : null,
    first && !freely ? unableToGo(state, first) : null,
  );
};
