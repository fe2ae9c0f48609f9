import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf, StartError } from '../start-error.ts';
import { type Binaries, binariesFor } from './binaries.ts';
import { clusterFolder, makeCluster } from './cluster.ts';
import { isRunning, type LockFile, lockOf, lockPath } from './lock-file.ts';
import { own } from './owner.ts';
import { supervise, type Watcher } from './supervisor.ts';
import { type UnixUser, unprivilegedUser } from './unprivileged.ts';

/** A PostgreSQL that runs as long as the table does. */
export interface Embedded {
  /** Of the database `postgres`, on this machine alone. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface Options {
  /** Settings for the server, such as `fsync=off` for tests. */
  readonly settings?: readonly string[];
  /** Who is told when it dies alone and is started again; without one it stays dead. */
  readonly watcher?: Watcher;
}

/** What a cluster is started from. */
interface ClusterSettings {
  readonly binaries: Binaries;
  readonly folder: string;
  readonly person: UnixUser | null;
  readonly settings: readonly string[];
}

/**
 * Starts PostgreSQL with its data under `data`, making it the first time. One that an earlier run left behind
 * (its parent was killed) is taken over; a lock file without a living server is cleared away.
 * @throws StartError with one sentence on what to do
 */
export async function startEmbedded(data: string, { settings = [], watcher }: Options = {}): Promise<Embedded> {
  const person = unprivilegedUser();
  const binaries = await binariesFor(person);
  const cluster: ClusterSettings = { binaries, folder: clusterFolder(data, person), person, settings };
  const found = (await leftBehind(cluster.folder)) ?? (await createAndStart(cluster));
  const url = `postgresql://lanthorn@127.0.0.1:${found.port}/postgres`;
  let { pid } = found;
  let ownership = await own(url, pid, data);
  // At the same address: whoever asks it finds it again. Its lock file stays, by which it knows what is left of it.
  const revive = async () => {
    await ownership.release();
    pid = (await startCluster(cluster, found.port)).pid;
    ownership = await own(url, pid, data);
  };
  const supervisor = watcher && supervise({ alive: () => isRunning(pid), revive }, watcher);
  const stop = async () => {
    await supervisor?.stop();
    await ownership.release();
    await stopAndWait(pid);
  };
  return {
    url,
    get pid() {
      return pid;
    },
    stop,
  };
}

/** The server that already runs on this folder, or null; then nothing is left of it. */
async function leftBehind(folder: string): Promise<LockFile | null> {
  for (let tries = 0; tries < 300; tries += 1) {
    const lock = lockOf(folder);
    if (!lock) return null;
    if (!isRunning(lock.pid)) {
      rmSync(lockPath(folder), { force: true });
      return null;
    }
    if (lock.ready) return lock;
    await pause(100);
  }
  throw new StartError(
    `PostgreSQL has been starting or stopping on ${folder} for half a minute: end process ${lockOf(folder)?.pid ?? ''} and start again.`,
  );
}

async function createAndStart(cluster: ClusterSettings): Promise<LockFile> {
  makeCluster(cluster.folder, cluster.binaries, cluster.person);
  return startCluster(cluster, await freePort());
}

async function startCluster({ binaries, folder, person, settings }: ClusterSettings, port: number): Promise<LockFile> {
  const log = join(folder, 'server.log');
  const child = spawnPostgres(binaries.postgres, folder, person, [`port=${port}`, ...SETTINGS, ...settings], log);
  let ended: string | null = null;
  child.once('error', (error) => {
    ended = messageOf(error);
  });
  child.once('exit', () => {
    ended ??= lastLine(log);
  });
  child.unref();
  for (;;) {
    const lock = lockOf(folder);
    if (lock?.ready && lock.pid === child.pid) return lock;
    if (ended !== null) throw new StartError(`PostgreSQL could not be started on ${folder}: ${ended}`);
    await pause(20);
  }
}

const SETTINGS = [
  'max_connections=80',
  'shared_buffers=64MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
] as const;

function spawnPostgres(
  postgres: string,
  folder: string,
  person: UnixUser | null,
  told: readonly string[],
  log: string,
) {
  const output = openSync(log, 'w');
  const child = spawn(postgres, ['-D', folder, ...told.flatMap((setting) => ['-c', setting])], {
    ...person,
    cwd: '/',
    // A group of its own: Ctrl-C is for the table, which closes its database last.
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, LC_ALL: 'C' },
  });
  closeSync(output);
  return child;
}

const lastLine = (path: string): string =>
  existsSync(path) ? (readFileSync(path, 'utf8').trim().split('\n').at(-1) ?? '') : '';

/** Asks the server to close at once, cleanly, and waits until it is gone: half a minute at most. */
async function stopAndWait(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let tries = 0; tries < 1_200 && isRunning(pid); tries += 1) await pause(25);
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
