import { type ChildProcess, spawn } from 'node:child_process';
import pg from 'pg';
import { StartError } from '../start-error.ts';

/** Whoever holds this lock in the embedded PostgreSQL is the one server that may end it. */
const OWNER = 4310_1974;

/** Held as long as the server lives; the operating system lets go of it when the server dies in any way. */
export interface Ownership {
  release(): Promise<void>;
}

/**
 * Makes us the one server on an embedded PostgreSQL, and sees that it ends with us, even after kill -9.
 * @throws StartError when another server lives on it
 */
export async function own(url: string, pid: number, data: string): Promise<Ownership> {
  const client = new pg.Client({ connectionString: url, application_name: 'owner' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [OWNER]);
  if (!rows[0]?.ours) {
    await client.end();
    throw new StartError(
      `Another Lanthorn runs on the data folder ${data}: end that one, or set LANTHORN_DATA to another folder.`,
    );
  }
  const mourner = mourn(pid);
  return {
    release: async () => {
      mourner?.kill('SIGKILL');
      // When PostgreSQL has died the connection has ended with it.
      await client.end().catch(() => {});
    },
  };
}

/** Waits for the end of a pipe whose other end only we hold: it comes when we are gone. Then it ends PostgreSQL. */
function mourn(pid: number): ChildProcess | null {
  if (process.platform === 'win32') return null;
  const mourner = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1" 2>/dev/null', 'sh', String(pid)], {
    cwd: '/',
    // A group of its own: what kills all of ours must leave it alive.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  mourner.on('error', () => {});
  mourner.stdin?.on('error', () => {});
  mourner.unref();
  return mourner;
}
