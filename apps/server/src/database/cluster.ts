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
import type { Binaries } from './binaries.ts';
import { saidBy, Trouble } from './trouble.ts';
import type { Person } from './unprivileged.ts';
import { enters } from './unprivileged.ts';

/**
 * Where the data of the embedded PostgreSQL lies: in the data folder. Below a folder that its person may not enter
 * (root's home), in /var/tmp, and the data folder keeps a note of the place, so that who removes it begins anew.
 */
export function clusterFolder(data: string, person: Person | null): string {
  const folder = resolve(data, 'postgres');
  writable(resolve(data));
  if (!person || enters(person, dirname(folder)) || opened(dirname(folder), person)) return folder;
  const note = resolve(data, 'postgres-is-at');
  if (!existsSync(note)) writeFileSync(note, `/var/tmp/lanthorn-${randomUUID()}\n`);
  return readFileSync(note, 'utf8').trim();
}

/** Lets others go through the data folder, though not look into it, when that is all that is wanting. */
function opened(data: string, person: Person): boolean {
  if (!enters(person, dirname(data)) || statSync(data).uid !== process.getuid?.()) return false;
  chmodSync(data, (statSync(data).mode & 0o777) | 0o011);
  return enters(person, data);
}

function writable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Trouble(
      `The data folder ${folder} cannot be written (${saidBy(error)}): mend its permissions, or set LANTHORN_DATA to another folder.`,
    );
  }
}

/** Makes the cluster when there is none. */
export function makeCluster(folder: string, { initdb }: Binaries, person: Person | null): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (person) chownSync(folder, person.uid, person.gid);
  const made = spawnSync(
    initdb,
    ['-D', folder, '-U', 'lanthorn', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'],
    { ...person, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } },
  );
  if (made.status !== 0)
    throw new Trouble(
      `PostgreSQL could not make its data folder ${folder}: ${firstOf(made.stderr) ?? saidBy(made.error)}`,
    );
}

/** The line of initdb's output that says what went wrong. */
const firstOf = (output: string | null): string | null =>
  output?.split('\n').find((line) => /error|fatal/i.test(line)) ?? (output?.trim() || null);
