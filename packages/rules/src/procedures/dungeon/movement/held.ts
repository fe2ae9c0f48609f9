import { hasSquare, type Square } from '@lanthorn/geometry';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { seenByParty } from '../../situation/sight/sight.ts';

/** By all creatures: who stands where, so that many squares can be asked after. */
const standing = new WeakMap<GameState['creatures'], ReadonlyMap<string, readonly Creature[]>>();

function standingOn({ creatures }: GameState, scene: string, { x, y }: Square): readonly Creature[] {
  const known =
    standing.get(creatures) ??
    Map.groupBy(Object.values(creatures), ({ at }) => (at ? keyOf(at.scene, at.square) : ''));
  standing.set(creatures, known);
  return known.get(keyOf(scene, { x, y })) ?? [];
}

const keyOf = (scene: string, { x, y }: Square): string => `${x},${y},${scene}`;

/** Who holds a square against a mover: somebody of the other side that is able to act, and that the party sees. */
export function holderOf(state: GameState, mover: Creature, square: Square): Creature | null {
  const there = mover.at ? standingOn(state, mover.at.scene, square) : [];
  const holder = there.find(
    (other) => (other.kind === 'monster') !== (mover.kind === 'monster') && !other.hidden && isCapable(other),
  );
  return holder && hasSquare(seenByParty(state), square) ? holder : null;
}

export const isHeld = (state: GameState, mover: Creature, square: Square): boolean =>
  holderOf(state, mover, square) !== null;
