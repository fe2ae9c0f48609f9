import { readFileSync } from 'node:fs';
import { adapters } from '../src/procedures/vectors.ts';
import type { Miss, Vector } from '../src/vectors.ts';
import { run } from '../src/vectors.ts';

/** Runs rule vectors: `pnpm rules:vectors FILE…`. Exits 1 on any miss, and on any id without an adapter. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Which vectors? Give one or more JSON files: pnpm rules:vectors FILE…');
  process.exit(1);
}

const results = files.flatMap(vectorsOf).map((vector) => run(vector, adapters));
for (const miss of results.flat()) console.log(shown(miss));
const failed = results.filter((misses) => misses.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function vectorsOf(file: string): readonly Vector[] {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(read)) return read.filter(isVector);
    throw new Error('it holds no list');
  } catch (error) {
    console.error(`${file} cannot be read as vectors: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

function isVector(value: unknown): value is Vector {
  return typeof value === 'object' && value !== null && 'id' in value && 'inputs' in value && 'expect' in value;
}

function shown({ vector, field, got }: Miss): string {
  const inputs = JSON.stringify(vector.inputs);
  return `${vector.id} ${inputs}: ${field} expected ${JSON.stringify(vector.expect[field])}, got ${JSON.stringify(got)}`;
}
