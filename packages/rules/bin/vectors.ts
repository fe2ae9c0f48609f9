import { readFileSync } from 'node:fs';
import { adapters } from '../src/books/examples.ts';
import type { Miss } from '../src/vectors.ts';
import { isVector, run } from '../src/vectors.ts';

/**
 * Runs rule vectors: `pnpm rules:vectors FILE…`. Exits 1 on any miss, on an id without an adapter, on an entry that is
 * no vector, and on a file that cannot be read; what else there is runs all the same.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Which vectors? Give one or more JSON files: pnpm rules:vectors FILE…');
  process.exit(1);
}

const read = files.map((file) => ({ file, entries: entriesOf(file) }));
const results = read.flatMap(({ file, entries }) => (entries ?? []).map((entry, at) => missesOf(entry, file, at)));
for (const line of results.flat()) console.log(line);
const failed = results.filter((misses) => misses.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || read.some(({ entries }) => entries === null) ? 1 : 0);

/** What a file lists; null, and a word why, when it cannot be read. */
function entriesOf(file: string): readonly unknown[] | null {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(found)) return found;
    throw new Error('it holds no list');
  } catch (error) {
    console.error(`${file} cannot be read as vectors: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function missesOf(entry: unknown, file: string, at: number): readonly string[] {
  if (isVector(entry)) return run(entry, adapters).map(shown);
  return [`${file}, entry ${at + 1} is no vector: it needs an id, inputs and expect`];
}

function shown({ vector, field, got }: Miss): string {
  const what = `${vector.id} ${JSON.stringify(vector.inputs)}`;
  if (!Object.hasOwn(vector.expect, field)) return `${what}: ${field} ${got}`;
  return `${what}: ${field} expected ${JSON.stringify(vector.expect[field])}, got ${JSON.stringify(got)}`;
}
