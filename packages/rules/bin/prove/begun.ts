import { join } from 'node:path';
import { describe, inject, it, vi } from 'vitest';
import { RULES } from './rules.ts';

/** Stands for a file of tests: those named for each change, of modules that were read with the change made. */
for (const { id, files } of inject('proving').begun)
  describe(id, async () => {
    vi.resetModules();
    globalThis.lanthornForget();
    globalThis.__stryker__.activeMutant = id;
    const failure = await read(files);
    globalThis.__stryker__.activeMutant = undefined;
    it('is read', () => {
      if (failure) throw failure;
    });
  });

async function read(files: readonly string[]): Promise<unknown> {
  try {
    await import('../../src/books/index.ts');
    for (const file of files) await import(/* @vite-ignore */ join(RULES, file));
    return null;
  } catch (error) {
    return error;
  }
}
