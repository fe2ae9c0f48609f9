import type { Source } from './sources.ts';

/** How each book's rules are numbered, and which files are its own. */
const BOOKS = [
  { id: /\bOSE-[A-Z]+-\d+/g, own: /(^|[/-])ose([/.-]|$)/ },
  { id: /\bGOR-[A-Z]+-\d+/g, own: /(^|[/-])gorman([/.-]|$)/ },
  { id: /\bERI-[A-Z]+-\d+/g, own: /(^|[/-])eris([/.-]|$)/ },
] as const;
/** The catalogues list all ids, whatever book they are of. */
const CATALOGUE = /\/catalogue\//;

/** The rules of books that a file names without being a file of that book. */
export const foreignIds = ({ path, text }: Source): readonly string[] =>
  CATALOGUE.test(path) ? [] : BOOKS.flatMap(({ id, own }) => (own.test(path) ? [] : (text.match(id) ?? [])));
