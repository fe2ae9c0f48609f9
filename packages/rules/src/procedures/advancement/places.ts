import { hasSquare } from '@lanthorn/geometry';
import { adventureOf } from '../../state/adventure.ts';
import type { HexKey } from '../../state/land.ts';
import type { RoomFacts, Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';

const HEX = 'hex:';

/** What a hex is called among the places that were entered. */
export const hexPlace = (hex: HexKey): string => `${HEX}${hex}`;
export const isHexPlace = (place: string): boolean => place.startsWith(HEX);

/** Rooms of the key in which somebody of the party has set foot; to see into one is not enough (GOR-XPA-03). */
const roomsEntered = ({ id, rooms, walked }: Scene): readonly string[] =>
  rooms.filter((room) => squaresOf(room).some((square) => hasSquare(walked, square))).map(({ key }) => `${id}:${key}`);

const squaresOf = ({ at, squares }: RoomFacts): RoomFacts['squares'] => (squares.length > 0 ? squares : [at]);

/** All rooms and hexes that the party has ever entered. */
export const placesEntered = ({ scenes, land }: GameState): readonly string[] => [
  ...Object.values(scenes).flatMap(roomsEntered),
  ...(land?.trodden ?? []).map(hexPlace),
];

/** Those entered for the first time since the party was safe (GOR-XPA-04). */
export function newPlaces(state: GameState): readonly string[] {
  const known = new Set(adventureOf(state).known);
  return placesEntered(state).filter((place) => !known.has(place));
}
