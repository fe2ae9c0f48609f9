import { adventureOf } from '../../../state/adventure.ts';
import type { HexKey } from '../../../state/land.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { roomsEntered } from '../../table/scene/rooms.ts';

const HEX = 'hex:';

/** What a hex is called among the places that were entered. */
export const hexPlace = (hex: HexKey): string => `${HEX}${hex}`;
export const isHexPlace = (place: string): boolean => place.startsWith(HEX);

/** To see into a room is not enough. */
const roomPlaces = (scene: Scene): readonly string[] => roomsEntered(scene).map(({ key }) => `${scene.id}:${key}`);

/** All rooms and hexes that the party has ever entered. */
export const placesEntered = ({ scenes, land }: GameState): readonly string[] => [
  ...Object.values(scenes).flatMap(roomPlaces),
  ...(land?.trodden ?? []).map(hexPlace),
];

/** Those entered for the first time since the party was safe. */
export function newPlaces(state: GameState): readonly string[] {
  const known = new Set(adventureOf(state).known);
  return placesEntered(state).filter((place) => !known.has(place));
}
