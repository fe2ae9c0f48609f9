import { hasSquare, type Square } from '@lanthorn/geometry';
import type { Play } from '../../../play/index.ts';
import type { RoomFacts, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

const squaresOf = ({ at, squares }: RoomFacts): RoomFacts['squares'] => (squares.length > 0 ? squares : [at]);

/** A square of a room that somebody of the party has set foot on; undefined where nobody has been. */
export const squareTrodden = (room: RoomFacts, { walked }: Pick<Scene, 'walked'>): Square | undefined =>
  squaresOf(room).find((square) => hasSquare(walked, square));

/** Rooms of the key in which somebody of the party has set foot; to see into one is not enough. */
export const roomsEntered = (scene: Pick<Scene, 'rooms' | 'walked'>): readonly RoomFacts[] =>
  scene.rooms.filter((room) => squareTrodden(room, scene) !== undefined);

/** After whatever a command did: rooms in which the party sets foot for the first time are entered. */
export function enterRooms(play: Play, before: GameState): void {
  for (const scene of Object.values(play.state.scenes)) {
    const old = before.scenes[scene.id];
    if (!old || old.walked === scene.walked) continue;
    const known = new Set(roomsEntered(old).map(({ key }) => key));
    for (const { key } of roomsEntered(scene))
      if (!known.has(key)) play.happen({ type: 'RoomEntered', scene: scene.id, room: key });
  }
}
