import { spawnSync } from 'node:child_process';
import { StartError } from '../start-error.ts';

/** Whom PostgreSQL runs as when we are root: it refuses to run as root itself. */
export interface UnixUser {
  readonly uid: number;
  readonly gid: number;
}

/** An unprivileged person of this machine, or null when we are one ourselves. */
export function unprivilegedUser(): UnixUser | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = numberFrom('-u', name);
    const gid = numberFrom('-g', name);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new StartError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody": start as another user, or set DATABASE_URL.',
  );
}

function numberFrom(flag: '-u' | '-g', name: string): number | null {
  const asked = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return asked.status === 0 ? Number(asked.stdout) : null;
}

/** Whether the person can run a program where it lies. */
export const canRun = (person: UnixUser, program: string): boolean =>
  spawnSync(program, ['--version'], { ...person, cwd: '/' }).status === 0;

/** Whether the person can go into a folder. */
export const canEnter = (person: UnixUser, folder: string): boolean =>
  spawnSync('test', ['-x', folder], { ...person, cwd: '/' }).status === 0;
