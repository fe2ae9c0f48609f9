import type { PageRecord } from '@lanthorn/rules';

/** The pages that hold some words, in any case, in their title, folder or text. */
export function pagesHolding(pages: readonly PageRecord[], words: string): readonly PageRecord[] {
  const wanted = words.trim().toLowerCase();
  return wanted === ''
    ? pages
    : pages.filter(({ title, folder, text }) => `${title}\n${folder}\n${text}`.toLowerCase().includes(wanted));
}

/** Pages by their folders, those without one first; each in the order of its name. */
export function byFolder(pages: readonly PageRecord[]): readonly (readonly [string, readonly PageRecord[]])[] {
  const folders = Map.groupBy(pages, ({ folder }) => folder);
  return [...folders]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([folder, of]) => [
      folder,
      of.toSorted((a, b) => a.title.localeCompare(b.title, undefined, { numeric: true })),
    ]);
}
