import { columnAndRow, toldApart } from '../../../core/told-apart.ts';
import type { Hoard } from '../../../state/hoard.ts';
import type { Scene } from '../../../state/scene.ts';
import { roomAt } from '../../table/scene/rooms.ts';

/** Each hoard of a map with its name; of those that are called alike, with the room where it lies, or else the place. */
export function hoardsTold(
  scene: Pick<Scene, 'rooms'>,
  hoards: readonly Hoard[],
): readonly (readonly [Hoard, string])[] {
  const inRoom = ({ at }: Hoard): string | undefined => {
    const room = roomAt(scene, at.square);
    return room && `room ${room.key}`;
  };
  const alike = Map.groupBy(hoards, (hoard) => `${hoard.name} ${inRoom(hoard)}`);
  return toldApart(
    hoards,
    ({ name }) => name,
    (hoard) => {
      const room = inRoom(hoard);
      return room && alike.get(`${hoard.name} ${room}`)?.length === 1 ? room : columnAndRow(hoard.at.square);
    },
  );
}
