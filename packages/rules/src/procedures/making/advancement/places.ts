import { adventureOf } from '../../../state/adventure.ts';
import { allLands, type HexKey, type Land } from '../../../state/land.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { roomsEntered } from '../../table/scene/rooms.ts';

const HEX = 'hex:';

/** What the hexes of a map begin with among the places that were entered. */
const placesOf = ({ id }: Land): string => (id ? `${HEX}${id}:` : HEX);

/** What a hex is called among the places that were entered. */
export const hexPlace = (land: Land, hex: HexKey): string => `${placesOf(land)}${hex}`;

/** Whether a place that was entered is a hex of this map. */
export const isPlaceOf = (land: Land, place: string): boolean =>
  place.startsWith(placesOf(land)) && !place.slice(placesOf(land).length).includes(':');

/** To see into a room is not enough. */
const roomPlaces = (scene: Scene): readonly string[] => roomsEntered(scene).map(({ key }) => `${scene.id}:${key}`);

/** All rooms and hexes that the party has ever entered. */
export const placesEntered = (state: GameState): readonly string[] => [
  ...Object.values(state.scenes).flatMap(roomPlaces),
  ...allLands(state).flatMap((land) => (land.trodden ?? []).map((hex) => hexPlace(land, hex))),
];

/** Those entered for the first time since the party was safe. */
export function newPlaces(state: GameState): readonly string[] {
  const known = new Set(adventureOf(state).known);
  return placesEntered(state).filter((place) => !known.has(place));
}
