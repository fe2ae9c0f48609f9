import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Source } from './sources.ts';

const BOOKS = join(ROOT, 'packages/rules/src/books');
const ID = /\b([A-Z]{3})-[A-Z]{3}-\d+/g;
const INTRODUCED = /interface Books \{\s*readonly (\w+): '([A-Z]{3})';/;

/** The books, by how the ids of their rules begin, as each introduces itself. */
const byPrefix: ReadonlyMap<string, string> = new Map(
  readdirSync(BOOKS).flatMap((folder) => {
    const [, book, prefix] = INTRODUCED.exec(introductionOf(folder)) ?? [];
    return book && prefix ? [[prefix, book]] : [];
  }),
);

function introductionOf(folder: string): string {
  try {
    return readFileSync(join(BOOKS, folder, 'book.ts'), 'utf8');
  } catch {
    return '';
  }
}

/** The rules of books that a file names without being a file of that book. */
export const foreignIds = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(ID)].flatMap(([id, prefix = '']) => {
    const book = byPrefix.get(prefix);
    return book && !new RegExp(`(^|[/-])${book}([/.-]|$)`).test(path) ? [id] : [];
  });
