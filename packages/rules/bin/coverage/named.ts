import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDERS = ['packages', 'apps', 'e2e'] as const;

/** The tests that name each rule. */
export function testsNaming(): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>();
  for (const file of FOLDERS.flatMap((folder) => testsIn(join(ROOT, folder)))) {
    const ids = new Set(readFileSync(file, 'utf8').match(/\b(OSE|GOR|ERI)-[A-Z]{3}-\d\d\b/g));
    for (const id of ids) named.set(id, [...(named.get(id) ?? []), relative(ROOT, file)]);
  }
  return named;
}

function testsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'build' ? [] : testsIn(path);
    return /\.(test|spec)\.ts$/.test(entry.name) ? [path] : [];
  });
}
