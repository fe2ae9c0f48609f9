import {
  addSquares,
  distanceInSquares,
  type Ground,
  hasSquare,
  intersectRows,
  isFloor,
  type Square,
  type SquareRows,
} from '@lanthorn/geometry';
import { rulesFor } from '../../rulesets/index.ts';
import type { Seat } from '../../seat.ts';
import { around, groundOf } from '../../state/ground.ts';
import type { Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';

/** Squares; no way is looked for that is longer. */
export const FARTHEST = 400;

/** By what has been explored: the part of it that one can stand on. */
const floors = new WeakMap<SquareRows, SquareRows>();

/**
 * What a seat knows to walk on from a square: the referee all of the map, the others what has been explored, and a step
 * beyond, which one can feel out. So an answer tells nothing of the map that the eye would not.
 */
export function groundFor(seat: Seat, scene: Scene, from: Square): Ground {
  const ground = groundOf(scene);
  if (seat.role === 'referee') return ground;
  const known =
    floors.get(scene.explored) ?? (ground.floor ? intersectRows(scene.explored, ground.floor) : scene.explored);
  floors.set(scene.explored, known);
  const felt = [from, ...around(from)].filter((square) => isFloor(square, ground));
  return { ...ground, floor: addSquares(known, felt) };
}

/** What a way costs of the rate, in feet: less where the party has walked before (OSE-DUN-10), all of it in an encounter. */
export function costOf(state: GameState, scene: Scene, path: readonly Square[]): number {
  const { movement } = rulesFor(state.ruleset);
  const haste = state.encounter ? 1 : movement.familiar(1);
  let squares = 0;
  path.forEach((square, step) => {
    const before = path[step - 1];
    if (before) squares += distanceInSquares(before, square) / (isFamiliar(scene, square) ? haste : 1);
  });
  return squares * scene.feetPerSquare;
}

/** A square where members of the party have walked, or next to one. */
const isFamiliar = ({ walked }: Scene, square: Square): boolean =>
  hasSquare(walked, square) || around(square).some((near) => hasSquare(walked, near));

/** Whether a cost is within what is left; thirds of a foot do not matter. */
export const isWithin = (feet: number, left: number): boolean => feet <= left + 0.001;
