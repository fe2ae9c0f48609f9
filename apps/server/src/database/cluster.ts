import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf, StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import type { UnixUser } from './unprivileged.ts';
import { canEnter } from './unprivileged.ts';

/**
 * Where the data of the embedded PostgreSQL lies: in the data folder. Below a folder that its person may not enter
 * (root's home), in /var/tmp, and the data folder keeps a note of the place, so that who removes it begins anew.
 */
export function clusterFolder(data: string, person: UnixUser | null): string {
  const folder = resolve(data, 'postgres');
  ensureWritable(resolve(data));
  if (!person || canEnter(person, dirname(folder)) || letOthersThrough(dirname(folder), person)) return folder;
  const note = resolve(data, 'postgres-is-at');
  if (!existsSync(note)) writeFileSync(note, `/var/tmp/lanthorn-${randomUUID()}\n`);
  return readFileSync(note, 'utf8').trim();
}

/** Lets others go through the data folder, though not look into it, when that is all that is wanting. */
function letOthersThrough(data: string, person: UnixUser): boolean {
  if (!canEnter(person, dirname(data)) || statSync(data).uid !== process.getuid?.()) return false;
  chmodSync(data, (statSync(data).mode & 0o777) | 0o011);
  return canEnter(person, data);
}

function ensureWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${messageOf(error)}): mend its permissions, or set LANTHORN_DATA to another folder.`,
    );
  }
}

/** Makes the cluster when there is none. */
export function makeCluster(folder: string, { initdb }: Binaries, person: UnixUser | null): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (person) chownSync(folder, person.uid, person.gid);
  const made = spawnSync(
    initdb,
    ['-D', folder, '-U', 'lanthorn', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'],
    { ...person, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } },
  );
  if (made.status !== 0)
    throw new StartError(
      `PostgreSQL could not make its data folder ${folder}: ${firstOf(made.stderr) ?? messageOf(made.error)}`,
    );
}

/** The line of initdb's output that says what went wrong. */
const firstOf = (output: string | null): string | null =>
  output?.split('\n').find((line) => /error|fatal/i.test(line)) ?? (output?.trim() || null);
