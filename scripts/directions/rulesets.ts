import type { Finding } from './findings.ts';

const HOME = 'packages/rules/src/rulesets/';
/** The list of the rulesets' names, from which their type comes. */
const LIST = 'packages/rules/src/core/ruleset.ts';

/**
 * Files outside the rulesets' contents pages that import one ruleset's file, or compare with a ruleset's name.
 * Tests may, and the vectors, which try one ruleset's rules alone; so may a ruleset's own files.
 */
export function rulesetNames(paths: readonly string[], read: (path: string) => string): readonly Finding[] {
  const names = namesIn(read(LIST));
  const rule = new RegExp(`(?<=from ['"])[^'"]*/(${names})(-[a-z-]+)?\\.ts(?=['"])|(?<=['"\`])(${names})(?=['"\`])`);
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

function namesIn(list: string): string {
  const [, names = ''] = /RULESETS = \[([^\]]*)\]/.exec(list) ?? [];
  return [...names.matchAll(/'([a-z]+)'/g)].map(([, name]) => name).join('|');
}

const isFree = (path: string, names: string): boolean =>
  path === LIST ||
  path.startsWith(HOME) ||
  /\.test\.ts$|[/-]vectors\.ts$|^packages\/[a-z]+\/(test|bin)\/|^apps\/[a-z]+\/test\/|package\.json$/.test(path) ||
  new RegExp(`/(procedures/[^/]+/[^/]+|catalogue)/(${names})(-[a-z-]+)?\\.ts$|/content/(${names})/`).test(path);
