import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { RulesetId } from '../../src/core/index.ts';
import { RULES } from './rules.ts';

/** A change of one place of the rules' code, which a test should notice. */
export interface Mutant {
  readonly id: string;
  /** From the folder of the rules. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Offsets in the file: what `replacement` stands for. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A book's files of procedures, each with all its changes in it, to be switched on one at a time. */
export interface Planted {
  readonly mutants: readonly Mutant[];
  /** The code by the file's whole path. */
  readonly code: ReadonlyMap<string, string>;
}

const silent = () => undefined;
const LOGGER = {
  trace: silent,
  debug: silent,
  info: silent,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
};

/** All changes of what a book answers to the procedures, as Stryker makes them. @param part in the path of each file */
export async function planted(book: RulesetId, part = ''): Promise<Planted> {
  const files = globSync(`src/procedures/**/${book}*.ts`, { cwd: RULES })
    .filter((file) => !file.endsWith('.test.ts') && file.includes(part))
    .toSorted();
  const texts = new Map(files.map((file) => [join(RULES, file), readFileSync(join(RULES, file), 'utf8')]));
  const made = await new Instrumenter(LOGGER).instrument(
    [...texts].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [], noHeader: false },
  );
  return {
    mutants: made.mutants
      .map(({ id, fileName, location: { start, end }, replacement }) => {
        const text = texts.get(fileName) ?? '';
        return {
          id,
          file: fileName.slice(RULES.length + 1),
          line: start.line + 1,
          start: offsetOf(text, start),
          end: offsetOf(text, end),
          replacement,
          was: text.slice(offsetOf(text, start), offsetOf(text, end)),
        };
      })
      .filter(({ was }) => !isProse(was)),
    code: new Map(made.files.map(({ name, content }) => [name, content])),
  };
}

/** Words for people: how they read is held by laws of the log, not by the tests of a rule. */
const isProse = (was: string): boolean => /^(['"`]).*\s.*\1$/s.test(was);

function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  let at = 0;
  for (let passed = 0; passed < line; passed++) at = text.indexOf('\n', at) + 1;
  return at + column;
}

/** In an order as if drawn by lot, the same one for the same seed. */
export const shuffled = (mutants: readonly Mutant[], seed: number): readonly Mutant[] =>
  mutants
    .map((mutant) => ({ mutant, by: scattered(seed, Number(mutant.id)) }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ mutant }) => mutant);

/** A number that looks drawn by lot, and is always the same for the same two. */
function scattered(seed: number, id: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(id + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
