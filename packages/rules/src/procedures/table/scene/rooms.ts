import { hasSquare, type Square } from '@lanthorn/geometry';
import type { Play } from '../../../play/index.ts';
import type { RoomFacts, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

const squaresOf = ({ at, squares }: RoomFacts): RoomFacts['squares'] => (squares.length > 0 ? squares : [at]);

/** A square of a room that somebody of the party has set foot on; undefined where nobody has been. */
export const squareTrodden = (room: RoomFacts, { walked }: Pick<Scene, 'walked'>): Square | undefined =>
  squaresOf(room).find((square) => hasSquare(walked, square));

type Ground = Pick<Scene, 'walked' | 'explored'>;

/** Rooms of the key in which somebody of the party has set foot; to see into one is not enough, nor to grope about in it. */
export const roomsEntered = (scene: Ground & Pick<Scene, 'rooms'>): readonly RoomFacts[] =>
  scene.rooms.filter((room) => squareTrodden(room, scene) !== undefined && isSeen(room, scene));

/** Whether more of a room has been seen than the squares under one's own feet, which is all that one makes out in the dark. */
function isSeen(room: RoomFacts, { walked, explored }: Ground): boolean {
  const untrodden = squaresOf(room).filter((square) => !hasSquare(walked, square));
  return untrodden.length === 0 || untrodden.some((square) => hasSquare(explored, square));
}

/** After whatever a command did: rooms in which the party sets foot for the first time are entered, and those that are lit around it. */
export function enterRooms(play: Play, before: GameState): void {
  for (const scene of Object.values(play.state.scenes)) {
    const old = before.scenes[scene.id];
    if (!old || (old.walked === scene.walked && old.explored === scene.explored)) continue;
    const known = new Set(roomsEntered(old).map(({ key }) => key));
    for (const { key } of roomsEntered(scene))
      if (!known.has(key)) play.happen({ type: 'RoomEntered', scene: scene.id, room: key });
  }
}
