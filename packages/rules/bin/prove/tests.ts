import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { createVitest } from 'vitest/node';
import type { Proving } from './active.ts';
import type { Mutant, Planted } from './mutants.ts';
import { RULES } from './rules.ts';

/** Stands for a file of tests where changes are made from the beginning. */
export const BEGUN = 'bin/prove/begun.ts';

/** The tests of the rules over changed code. */
export interface Tests {
  run(files: readonly string[], proving: Proving): Promise<void>;
  close(): Promise<void>;
}

/** @param workers processes at a time; as many as there are processors where none is named */
export async function testsOver({ code }: Planted, workers?: number): Promise<Tests> {
  process.env.CI = '1';
  const vitest = await createVitest(
    {
      root: RULES,
      watch: false,
      // What is kept on disk knows nothing of the changes.
      fsModuleCache: false,
      ...(workers ? { maxWorkers: workers } : {}),
      include: ['{src,test}/**/*.test.ts', BEGUN],
      reporters: [{}],
      setupFiles: ['../../laws.setup.ts', 'src/books/index.ts'],
      runner: 'bin/prove/runner.ts',
    },
    { plugins: [changed(code), forgetful()] },
  );
  return {
    run: async (files, proving) => {
      vitest.provide('proving', proving);
      const wanted = new Set(files.map((file) => join(RULES, file)));
      const all = await vitest.globTestSpecifications();
      const ran = await vitest.runTestSpecifications(all.filter(({ moduleId }) => wanted.has(moduleId)));
      const unread = ran.testModules.flatMap((one) => one.errors());
      for (const { message } of [...ran.unhandledErrors.filter(isSaid), ...unread].slice(0, 3)) console.error(message);
    },
    close: () => vitest.close(),
  };
}

const isSaid = (error: unknown): error is { readonly message: string } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** Those that draw no cases and keep no record: a record notices any change, and draws take long. */
export const repeatable = (): readonly string[] =>
  globSync('{src,test}/**/*.test.ts', { cwd: RULES }).filter(
    (file) => !/'fast-check'|random-play|choices\.ts|veiled|Snapshot/.test(readFileSync(join(RULES, file), 'utf8')),
  );

/** The tests of the rooms that the changes lie in, of the books, and of play as a whole. */
export function inTheirRooms(mutants: readonly Mutant[], tests: readonly string[]): readonly string[] {
  const roomOf = (file: string): string => file.split('/').slice(0, 3).join('/');
  const rooms = new Set(mutants.map(({ file }) => roomOf(file)));
  return tests.filter((test) => rooms.has(roomOf(test)) || !test.startsWith('src/procedures/'));
}

/** What lies in the folder of the change first, and then what is shortest. */
export function nearest({ file }: Mutant, tests: readonly string[]): readonly string[] {
  const far = (test: string): number => (dirname(test) === dirname(file) ? 0 : 1);
  const long = (test: string): number => readFileSync(join(RULES, test)).length;
  return tests.toSorted((a, b) => far(a) - far(b) || long(a) - long(b));
}

const changed = (code: ReadonlyMap<string, string>): Plugin => ({
  name: 'changed',
  enforce: 'pre',
  transform: (_, id) => {
    const text = code.get(id.split('?')[0] ?? id);
    return text === undefined ? null : { code: text, map: null };
  },
});

const forgetful = (): Plugin => ({
  name: 'forgetful',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(join(RULES, 'src/')) && code.includes('new WeakMap')
      ? { code: code.replaceAll('new WeakMap', 'new globalThis.LanthornMemory'), map: null }
      : null,
});
