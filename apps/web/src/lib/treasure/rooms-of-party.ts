import { type Square, sameSquare, stepsBetween } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';

/** Squares from a room's number within which somebody in a passage thinks of that room. */
const NEAR = 4;

/**
 * The rooms of the key whose treasure the party may have found: those that somebody of it stands in; from a passage, or
 * from where the key names no squares, the nearest. Never a room beyond the one that they are in.
 */
export function roomsOfParty({ rooms, grid }: Pick<Scene, 'rooms' | 'grid'>, party: readonly Square[]): Scene['rooms'] {
  const within = rooms.filter(({ squares }) => squares.some((square) => party.some((one) => sameSquare(one, square))));
  if (within.length > 0) return within;
  const away = (at: Square): number => Math.min(...party.map((square) => stepsBetween(square, at, grid)));
  const [nearest] = rooms.filter(({ at }) => away(at) <= NEAR).toSorted((one, other) => away(one.at) - away(other.at));
  return nearest ? [nearest] : [];
}
