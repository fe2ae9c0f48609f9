import { hasSquare, type Square, sameSquare } from '@lanthorn/geometry';
import type { Creature } from '../../state/creature.ts';
import { isCapable } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { seenByParty } from '../sight/sight.ts';

/** Who holds a square against a mover: somebody of the other side that is able to act, and that the party sees. */
export const holderOf = (state: GameState, mover: Creature, square: Square): Creature | null =>
  Object.values(state.creatures).find(
    (other) =>
      other.at !== null &&
      other.at.scene === mover.at?.scene &&
      sameSquare(other.at.square, square) &&
      (other.kind === 'monster') !== (mover.kind === 'monster') &&
      !other.hidden &&
      isCapable(other) &&
      hasSquare(seenByParty(state), square),
  ) ?? null;

export const isHeld = (state: GameState, mover: Creature, square: Square): boolean =>
  holderOf(state, mover, square) !== null;
