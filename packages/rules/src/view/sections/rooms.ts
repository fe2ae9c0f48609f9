import { hasSquare } from '@lanthorn/geometry';
import { roomsEntered, squareTrodden } from '../../procedures/table/scene/rooms.ts';
import { sceneOf } from '../../state/read.ts';
import type { RoomFacts, Scene } from '../../state/scene.ts';
import type { RoomRecord } from '../records/index.ts';
import type { Entry, SharedSection } from './section.ts';

/** The key to the map is the referee's. Players are shown the rooms they have entered, as they may know them. */
export const rooms: SharedSection = {
  shared: true,
  reads: (state, eye) => {
    const scene = sceneOf(state);
    return scene ? [scene.rooms, ...(eye === 'referee' ? [] : [scene.walked, scene.explored])] : [];
  },
  entries: (state, eye) => {
    const scene = sceneOf(state);
    if (!scene) return [];
    return eye === 'referee'
      ? scene.rooms.map(({ squares: _, toPlayers: _told, ...room }) => entry(room.key, { type: 'room', ...room }))
      : roomsEntered(scene).flatMap((room) => asKnown(room, scene));
  },
};

/** Without its place in the key, which would say how many rooms there are; named where the party can tell. */
function asKnown(room: RoomFacts, scene: Scene): Entry[] {
  const { at, toPlayers } = room;
  const square = hasSquare(scene.explored, at) ? at : squareTrodden(room, scene);
  return toPlayers && square ? [entry(toPlayers.name, { type: 'room', key: null, ...toPlayers, at: square })] : [];
}

const entry = (named: string, record: RoomRecord): Entry => [`room:${named}`, record];
