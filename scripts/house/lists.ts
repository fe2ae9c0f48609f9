import { dirname } from 'node:path/posix';
import type { Source } from './sources.ts';

/** From this many sibling folders or files on, imports are a list that is kept by hand. */
const MANY = 20;
/** A book's contents page says which procedures the book answers, and how: no other file can know. */
const CONTENTS_PAGE = /\/books\/[a-z]+\/contents\.ts$/;

/** The files that name many siblings of a kind: each is one more place that a new procedure must be entered in. */
export const listsOf = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path, imports }) => !CONTENTS_PAGE.test(path) && mostSiblings(imports) >= MANY)
    .map(({ path }) => path);

/** The most that stand beside each other among what is imported: files of a folder, folders of a room, or of all rooms. */
function mostSiblings(imports: readonly string[]): number {
  const files = [...new Set(imports)];
  const folders = [...new Set(files.map((file) => dirname(file)))];
  return Math.max(
    most(files),
    most(folders),
    most(folders, (folder) => dirname(dirname(folder))),
  );
}

const most = (paths: readonly string[], above = dirname): number =>
  Math.max(0, ...Object.values(Object.groupBy(paths, (path) => above(path))).map((group) => group?.length ?? 0));
