import { blocked, centreOf, type Square, sameSquare } from '@lanthorn/geometry';
import { besideOf, groundOf } from '../../../state/ground.ts';
import type { Door, Exit, Scene, Trap } from '../../../state/scene.ts';
import type { SearchKind } from './rule.ts';

/** A part of the floor that is searched at once. */
export interface Area {
  /** What the one try is counted by. */
  readonly target: string;
  readonly squares: readonly Square[];
}

/** The length of an area's side, in squares. */
const sideOf = (scene: Scene, feet: number): number => Math.max(1, Math.round(feet / scene.feetPerSquare));

/** Where an area begins: the map is laid out in them from its corner. */
const cornerOf = ({ x, y }: Square, side: number): Square => ({
  x: Math.floor(x / side) * side,
  y: Math.floor(y / side) * side,
});

/** What the one try at a square's area is counted by. */
export function targetAt(scene: Scene, square: Square, feet: number): string {
  const { x, y } = cornerOf(square, sideOf(scene, feet));
  return `${scene.id}:${x},${y}`;
}

/** The area a square belongs to; what lies behind a wall is left out. */
export function areaAround(scene: Scene, square: Square, feet: number): Area {
  const side = sideOf(scene, feet);
  const corner = cornerOf(square, side);
  const { barriers } = groundOf(scene);
  const squares = Array.from({ length: side * side }, (_, at) => ({
    x: corner.x + (at % side),
    y: corner.y + Math.floor(at / side),
  }));
  return {
    target: targetAt(scene, square, feet),
    squares: squares.filter(
      (other) =>
        sameSquare(other, square) || !blocked(centreOf(square, scene.grid), centreOf(other, scene.grid), barriers),
    ),
  };
}

/** What there is to find in an area; empty where one searches in the wrong place. */
export interface Findings {
  readonly doors: readonly Door[];
  readonly traps: readonly Trap[];
  readonly exits: readonly Exit[];
}

export function findingsIn(scene: Scene, { squares }: Area, kind: SearchKind): Findings {
  const touches = (others: readonly Square[]) =>
    others.some((other) => squares.some((square) => sameSquare(square, other)));
  if (kind === 'secret-doors') {
    const doors = Object.values(scene.doors).filter(
      (door) => door.kind === 'secret' && !door.found && touches(besideOf(scene, door)),
    );
    const exits = Object.values(scene.exits ?? {}).filter(({ hidden, at }) => hidden && touches([at]));
    return { doors, traps: [], exits };
  }
  const guards = kind === 'room-traps' ? 'room' : 'treasure';
  return {
    doors: [],
    exits: [],
    traps: Object.values(scene.traps).filter(
      (trap) => trap.guards === guards && !trap.found && !trap.sprung && touches(trap.squares),
    ),
  };
}
