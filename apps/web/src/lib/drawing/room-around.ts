import { barriersOf, roomSquares, type Square, sameSquare, squaresOf } from '@lanthorn/geometry';
import type { RoomFacts, Scene } from '@lanthorn/rules';

/** More squares than these are no room: its walls have a gap. */
const MOST = 1_500;

/** The squares of the room around a square, by its walls and with all doors shut; the square alone where that has no end. */
export function roomAround({ width, height, grid, floor, walls, doors }: Scene, from: Square): readonly Square[] {
  const barriers = barriersOf([...walls, ...Object.values(doors).map(({ segment }) => segment)]);
  const squares = squaresOf(roomSquares(from, { floor, barriers, bounds: { width, height, grid } }));
  const bounded = squares.length > 0 && squares.length <= MOST && squares.length < width * height;
  return bounded ? squares : [from];
}

/** The room of the key that a square lies in: one that holds it, or whose number alone is known and stands within the same walls. */
export function keyedRoom(scene: Scene, at: Square): RoomFacts | null {
  const isAt = (square: Square): boolean => sameSquare(square, at);
  const holding = scene.rooms.find((room) => isAt(room.at) || room.squares.some(isAt));
  if (holding) return holding;
  const numbered = scene.rooms.filter(({ squares }) => squares.length === 0);
  const around = numbered.length > 0 ? roomAround(scene, at) : [];
  return numbered.find((room) => around.some((square) => sameSquare(square, room.at))) ?? null;
}
