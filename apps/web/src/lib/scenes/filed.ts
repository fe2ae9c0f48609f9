/** A map as a list of maps knows it. */
interface Filed {
  readonly name: string;
  /** What players read in its place; null for the same, absent of hex maps. */
  readonly toPlayers?: string | null;
  readonly folder: string | null;
}

/** Maps that are kept together, in the referee's order; `name` is null for those in no folder. */
export interface Folder<Of> {
  readonly name: string | null;
  readonly maps: readonly Of[];
}

/** The maps that a search finds, folder by folder; those in no folder come first. Empty folders are left out. */
export function filed<Of extends Filed>(maps: readonly Of[], search: string): readonly Folder<Of>[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ name, toPlayers, folder }: Of): boolean => {
    const told = [name, toPlayers, folder].join(' ').toLocaleLowerCase();
    return words.every((word) => told.includes(word));
  };
  const folders = Map.groupBy(maps.filter(isFound), ({ folder }) => folder);
  const names = [...folders.keys()].filter((name) => name !== null).toSorted((a, b) => a.localeCompare(b));
  return [null, ...names].flatMap((name) => {
    const found = folders.get(name);
    return found ? [{ name, maps: found }] : [];
  });
}
