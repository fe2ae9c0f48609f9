import {
  type Barriers,
  barriersOf,
  blocked,
  centreOf,
  roomSquares,
  type Square,
  sameSquare,
  squaresOf,
} from '@lanthorn/geometry';
import type { RoomFacts, Scene } from '@lanthorn/rules';

/** More squares than these are no room: its walls have a gap. */
const MOST = 1_500;

/** The squares of the room around a square, by its walls and with all doors shut; the square alone where that has no end. */
export function roomAround(scene: Scene, from: Square): readonly Square[] {
  const { width, height, grid, floor } = scene;
  const barriers = shutIn(scene);
  const squares = squaresOf(roomSquares(from, { floor, barriers, bounds: { width, height, grid } }));
  const bounded = squares.length > 0 && squares.length <= MOST && squares.length < width * height;
  return bounded ? squares : [from];
}

/** The walls, and the doors as if all were shut. */
const shutIn = ({ walls, doors }: Scene): Barriers =>
  barriersOf([...walls, ...Object.values(doors).map(({ segment }) => segment)]);

/**
 * The room of the key that a square lies in: one that holds it, or whose number alone is known and stands within the same
 * walls. Its number is seen from there: what a passage without a door joins to it is another room.
 */
export function keyedRoom(scene: Scene, at: Square): RoomFacts | null {
  const isAt = (square: Square): boolean => sameSquare(square, at);
  const barriers = shutIn(scene);
  const centre = (square: Square) => centreOf(square, scene.grid);
  const seen = scene.rooms.filter((room) => !blocked(centre(at), centre(room.at), barriers));
  const holding = seen.find((room) => isAt(room.at) || room.squares.some(isAt));
  if (holding) return holding;
  const numbered = seen.filter(({ squares }) => squares.length === 0);
  const around = numbered.length > 0 ? roomAround(scene, at) : [];
  return numbered.find((room) => around.some((square) => sameSquare(square, room.at))) ?? null;
}
