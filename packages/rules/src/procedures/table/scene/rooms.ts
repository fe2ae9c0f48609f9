import { hasSquare, type Square, sameSquare } from '@lanthorn/geometry';
import { once } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { RoomFacts, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

const squaresOf = ({ at, squares }: RoomFacts): RoomFacts['squares'] => (squares.length > 0 ? squares : [at]);

/** The room of the key that a square belongs to. */
export const roomAt = ({ rooms }: Pick<Scene, 'rooms'>, square: Square): RoomFacts | undefined =>
  rooms.find((room) => squaresOf(room).some((one) => sameSquare(one, square)));

/** What the key calls the room that a square belongs to: by its number where it has no name. Null outside rooms. */
export function roomName(scene: Pick<Scene, 'rooms'>, square: Square): string | null {
  const room = roomAt(scene, square);
  return room ? room.name || `room ${room.key}` : null;
}

/** A square of a room that somebody of the party has set foot on; undefined where nobody has been. */
export const squareTrodden = (room: RoomFacts, scene: Pick<Scene, 'walked' | 'setDown'>): Square | undefined =>
  squaresOf(room).find((square) => isTrodden(square, scene));

const isTrodden = (square: Square, { walked, setDown }: Pick<Scene, 'walked' | 'setDown'>): boolean =>
  hasSquare(walked, square) || (setDown?.some((one) => sameSquare(one, square)) ?? false);

type Ground = Pick<Scene, 'walked' | 'setDown' | 'explored'>;

/** Rooms of the key in which somebody of the party has set foot; to see into one is not enough, nor to grope about in it. */
export const roomsEntered = once((scene: Ground & Pick<Scene, 'rooms'>): readonly RoomFacts[] =>
  scene.rooms.filter((room) => squareTrodden(room, scene) !== undefined && isSeen(room, scene)),
);

/** Whether more of a room has been seen than the squares under one's own feet, which is all that one makes out in the dark. */
function isSeen(room: RoomFacts, scene: Ground): boolean {
  const untrodden = squaresOf(room).filter((square) => !isTrodden(square, scene));
  return untrodden.length === 0 || untrodden.some((square) => hasSquare(scene.explored, square));
}

/** After whatever a command did: rooms in which the party sets foot for the first time are entered, and those that are lit around it. */
export function enterRooms(play: Play, before: GameState): void {
  for (const scene of Object.values(play.state.scenes)) {
    const old = before.scenes[scene.id];
    const same = (['walked', 'setDown', 'explored'] as const).every((part) => old?.[part] === scene[part]);
    if (!old || same) continue;
    const known = new Set(roomsEntered(old).map(({ key }) => key));
    for (const { key } of roomsEntered(scene))
      if (!known.has(key)) play.happen({ type: 'RoomEntered', scene: scene.id, room: key });
  }
}
