import type { Finding } from './findings.ts';

const HOME = 'packages/rules/src/books/';
/** Where a book introduces itself. */
const INTRODUCTION = /^packages\/rules\/src\/books\/[a-z]+\/book\.ts$/;

/**
 * Files outside the books that import one ruleset's file or its content, or compare with a ruleset's name.
 * Tests may; so may a ruleset's own files.
 */
export function rulesetNames(paths: readonly string[], read: (path: string) => string): readonly Finding[] {
  const names = namesIn(paths.filter((path) => INTRODUCTION.test(path)).map(read));
  const rule = new RegExp(
    `(?<=from ['"])[^'"]*/(?:(${names})(-[a-z-]+)?\\.ts|books/(${names})/[^'"]*)(?=['"])|(?<=['"\`])(${names})(?=['"\`])`,
  );
  return paths
    .filter((path) => !isFree(path, names))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((text, index) => {
          const [word] = rule.exec(text) ?? [];
          return word ? [{ path, line: index + 1, says: `asks for a ruleset by name: ${word}` }] : [];
        }),
    );
}

const namesIn = (introductions: readonly string[]): string =>
  introductions.flatMap((text) => /interface Books \{\s*readonly (\w+):/.exec(text)?.[1] ?? []).join('|');

const isFree = (path: string, names: string): boolean =>
  path.startsWith(HOME) ||
  /\.test\.ts$|^packages\/[a-z]+\/(test|bin)\/|^apps\/[a-z]+\/test\/|package\.json$/.test(path) ||
  new RegExp(`/procedures/[^/]+/[^/]+/(${names})(-[a-z-]+)?\\.ts$`).test(path);
