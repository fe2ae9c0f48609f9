import { canStep, type Ground, hasSquare, isFloor, type Square, type SquareRows } from '@lanthorn/geometry';
import type { Seat } from '../../../core/index.ts';
import { around } from '../../../state/ground.ts';
import type { Scene } from '../../../state/scene.ts';
import { knownGround } from './way.ts';

/** For each square the number of the part of the map it belongs to, from 1; 0 where one does not stand. */
export type Parts = Int32Array;

/**
 * By the doors and walls, and by the floor that is known, of which they leave parts: one look serves all who walk
 * there. Where all the map is floor, that is another floor than what has been explored of it.
 */
const known = new WeakMap<Ground['barriers'], WeakMap<SquareRows, Parts>>();

const ALL_OF_IT: SquareRows = [];

/** The parts of the map a seat knows, between which it knows no way. */
export function partsFor(seat: Seat, scene: Scene): Parts {
  const ground = knownGround(seat, scene);
  const byFloor = known.get(ground.barriers) ?? new WeakMap<SquareRows, Parts>();
  known.set(ground.barriers, byFloor);
  const floor = ground.floor ?? ALL_OF_IT;
  const parts = byFloor.get(floor) ?? partsOf(ground);
  byFloor.set(floor, parts);
  return parts;
}

function partsOf(ground: Ground): Parts {
  const { width, height } = ground.bounds;
  const parts = new Int32Array(width * height);
  let part = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (parts[y * width + x] !== 0 || !isKnownFloor({ x, y }, ground)) continue;
      part += 1;
      fill({ x, y }, part, parts, ground);
    }
  }
  return parts;
}

const isKnownFloor = (square: Square, ground: Ground): boolean =>
  ground.floor ? hasSquare(ground.floor, square) : isFloor(square, ground);

/** A step counts that leads both ways: out of a shut doorway one steps to either side, and back to neither. */
function fill(from: Square, part: number, parts: Parts, ground: Ground): void {
  const { width } = ground.bounds;
  parts[from.y * width + from.x] = part;
  const queue = [from];
  for (const square of queue) {
    for (const next of around(square, ground.bounds.grid)) {
      if (!canStep(square, next, ground)) continue;
      const place = next.y * width + next.x;
      if (parts[place] !== 0 || !canStep(next, square, ground)) continue;
      parts[place] = part;
      queue.push(next);
    }
  }
}

/** The part that a square belongs to; 0 for none. */
export const partAt = (parts: Parts, { width }: Scene, { x, y }: Square): number => parts[y * width + x] ?? 0;
