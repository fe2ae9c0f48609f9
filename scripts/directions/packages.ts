import { dirname, join } from 'node:path/posix';
import type { Finding } from './findings.ts';

/** Whom each package may need: the arrows of the house, and where they lead on to. */
const MAY_NEED: Readonly<Record<string, readonly string[]>> = {
  'packages/geometry': [],
  'packages/rules': ['geometry'],
  'packages/importers': ['geometry', 'rules'],
  'packages/protocol': ['geometry', 'rules'],
  prisma: [],
  'apps/server': ['geometry', 'rules', 'importers', 'protocol', 'prisma'],
  'apps/web': ['geometry', 'rules', 'protocol'],
};

/** Packages that name, or files that import, one of ours that they may not need. */
export const needlessNeeds = (paths: readonly string[], read: (path: string) => string): readonly Finding[] =>
  Object.entries(MAY_NEED).flatMap(([home, allowed]) =>
    paths
      .filter((path) => path.startsWith(`${home}/`))
      .flatMap((path) => needsOf(path, read(path), home).filter(({ name }) => !allowed.includes(name)))
      .map(({ path, line, name }) => ({ path, line, says: `${home} may not need ${name}` })),
  );

/** A package of ours in quotes, or a way to a file that is imported. */
const NAMED = /(?:['"](@lanthorn\/)|(?:from|import)\s*\(?\s*['"](?=\.))([^'"]+)['"]/g;

/** The packages of ours that a file names, by name or by a way through the folders, itself left out. */
function needsOf(path: string, text: string, home: string) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(NAMED)]
      .map(([, start, rest = '']) => (start === '@lanthorn/' ? rest.split('/')[0] : homeOf(join(dirname(path), rest))))
      .filter((name): name is string => name !== undefined && name !== nameOf(home))
      .map((name) => ({ path, line: index + 1, name })),
  );
}

const homeOf = (path: string): string | undefined => {
  const home = Object.keys(MAY_NEED).find((folder) => path.startsWith(`${folder}/`));
  return home && nameOf(home);
};

const nameOf = (home: string): string => home.slice(home.lastIndexOf('/') + 1);
