import { sameName } from '@lanthorn/rules';

/** A map of the campaign, with what its rooms are called. */
export interface SceneOfRooms {
  readonly id: string;
  readonly name: string;
  readonly rooms: readonly { readonly key: string; readonly name: string }[];
}

/** A room of the key, on its map. */
export interface RoomFound {
  readonly scene: SceneOfRooms;
  readonly room: SceneOfRooms['rooms'][number];
}

/** What a page that names a room is about, by its title and folder, and which map lies before whoever reads it. */
export interface Nearby {
  readonly about: readonly string[];
  readonly looked: string | null;
}

/**
 * The room that a link means: `3 of The Mill` is on the map of that name; of a plain `3` it is that of the map which the
 * page is about, else of the one that is looked at, else of the only one that has it. Null for none, and for any of several.
 */
export function roomOf(text: string, scenes: readonly SceneOfRooms[], { about, looked }: Nearby): RoomFound | null {
  const having = (key: string): readonly RoomFound[] =>
    scenes.flatMap((scene) => {
      const room = scene.rooms.find((one) => sameName(one.key, key));
      return room ? [{ scene, room }] : [];
    });
  const all = having(text);
  const meant =
    all.find(({ scene }) => about.some((name) => sameName(name, scene.name))) ??
    all.find(({ scene }) => scene.id === looked) ??
    (all.length === 1 ? all[0] : undefined);
  return meant ?? named(text, having);
}

/** A room by its map’s name, wherever in the text that begins: keys and names may hold an `of` as well. */
function named(text: string, having: (key: string) => readonly RoomFound[]): RoomFound | null {
  for (const { index } of text.matchAll(/ of /gi)) {
    const [key, scene] = [text.slice(0, index), text.slice(index + ' of '.length)];
    const found = having(key).filter((one) => sameName(one.scene.name, scene));
    if (found[0]) return found.length === 1 ? found[0] : null;
  }
  return null;
}
