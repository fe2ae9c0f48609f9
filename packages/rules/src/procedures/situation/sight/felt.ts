import { blocked, centreOf, stepsBetween } from '@lanthorn/geometry';
import type { Creature } from '../../../state/creature.ts';
import { asKnown, groundOf } from '../../../state/ground.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import { isInPlay } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';

/**
 * Whether it is known to be there without being seen: while rounds run, whoever stands right beside one of the party who can
 * act is felt and heard. Not where the referee's hand says what is seen.
 */
export function isFelt(state: GameState, { id, at }: Creature): boolean {
  const { encounter } = state;
  if (!encounter?.combat || !at || !isInPlay(state, at.scene)) return false;
  const board = state.scenes[at.scene];
  if (!board || board.fog || !encounter.sides.some(({ members }) => members.includes(id))) return false;
  const beside = partyOf(state).filter(
    (member) =>
      isCapable(member) && member.at?.scene === at.scene && stepsBetween(member.at.square, at.square, board.grid) <= 1,
  );
  if (beside.length === 0) return false;
  const { barriers } = groundOf(asKnown(board));
  return beside.some(
    (member) =>
      member.at && !blocked(centreOf(member.at.square, board.grid), centreOf(at.square, board.grid), barriers),
  );
}
