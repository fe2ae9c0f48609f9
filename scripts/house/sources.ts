import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { ROOT } from '../root.ts';

/** A file of TypeScript, and the files of ours that it imports, for their types too. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** The files of TypeScript under a folder: those under version control and those not yet. */
export function sourcesIn(folder: string): readonly Source[] {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', `${folder}/**/*.ts`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error(`The files of ${folder} cannot be listed: ${listed.stderr}`);
  return listed.stdout
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)))
    .map((path) => sourceOf(path, readFileSync(join(ROOT, path), 'utf8')));
}

/** @param path from the root of the project */
export function sourceOf(path: string, text: string): Source {
  const imports = ts
    .preProcessFile(text, true, false)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(path), name));
  return { path, text, imports };
}

/** Tests, and what runs the catalogues' examples, are no part of what is played. */
export const isPlayed = ({ path }: Source): boolean =>
  !/\.test\.ts$|(^|\/)src\/vectors\.ts$|\/books\/([a-z]+\/)?examples(\.ts$|\/)/.test(path);
