import { barriersOf, roomSquares, type Square, squaresOf } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';

/** More squares than these are no room: its walls have a gap. */
const MOST = 1_500;

/** The squares of the room around a square, by its walls and with all doors shut; the square alone where that has no end. */
export function roomAround({ width, height, grid, floor, walls, doors }: Scene, from: Square): readonly Square[] {
  const barriers = barriersOf([...walls, ...Object.values(doors).map(({ segment }) => segment)]);
  const squares = squaresOf(roomSquares(from, { floor, barriers, bounds: { width, height, grid } }));
  const bounded = squares.length > 0 && squares.length <= MOST && squares.length < width * height;
  return bounded ? squares : [from];
}
