import type { SceneRecord } from '@lanthorn/rules';

/** Maps that are kept together, in the referee's order; `name` is null for those in no folder. */
export interface Folder {
  readonly name: string | null;
  readonly scenes: readonly SceneRecord[];
}

/** The maps that a search finds, folder by folder; those in no folder come first. Empty folders are left out. */
export function filed(scenes: readonly SceneRecord[], search: string): readonly Folder[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ name, toPlayers, folder }: SceneRecord): boolean => {
    const told = [name, toPlayers, folder].join(' ').toLocaleLowerCase();
    return words.every((word) => told.includes(word));
  };
  const folders = Map.groupBy(scenes.filter(isFound), ({ folder }) => folder);
  const names = [...folders.keys()].filter((name) => name !== null).toSorted((a, b) => a.localeCompare(b));
  return [null, ...names].flatMap((name) => {
    const found = folders.get(name);
    return found ? [{ name, scenes: found }] : [];
  });
}
