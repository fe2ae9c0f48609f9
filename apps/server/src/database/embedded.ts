import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { binariesFor } from './binaries.ts';
import { clusterFolder, makeCluster } from './cluster.ts';
import { saidBy, Trouble } from './trouble.ts';
import type { Person } from './unprivileged.ts';
import { unprivileged } from './unprivileged.ts';

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
}

/**
 * Starts PostgreSQL with its data under `data`, making it the first time. One that an earlier run left behind
 * (its parent was killed) is taken over; a lock file without a living server is cleared away.
 * @throws Trouble with one sentence on what to do
 */
export async function startEmbedded(data: string, { settings = [] }: Options = {}): Promise<Embedded> {
  const person = unprivileged();
  const binaries = await binariesFor(person);
  const folder = clusterFolder(data, person);
  const orphan = await adopted(folder);
  if (orphan) return orphan;
  makeCluster(folder, binaries, person);
  return start(binaries.postgres, folder, person, settings);
}

/** The server that already runs on this folder, or null; then nothing is left of it. */
async function adopted(folder: string): Promise<Embedded | null> {
  for (let tries = 0; tries < 100; tries += 1) {
    const lock = lockOf(folder);
    if (!lock) return null;
    if (!alive(lock.pid)) {
      rmSync(join(folder, 'postmaster.pid'), { force: true });
      return null;
    }
    if (lock.ready) return { url: urlOf(lock.port), pid: lock.pid, stop: () => stopped(lock.pid) };
    await pause(100);
  }
  throw new Trouble(
    `PostgreSQL has been starting or stopping on ${folder} for ten seconds: end process ${lockOf(folder)?.pid ?? ''} and start again.`,
  );
}

/** PostgreSQL's own lock file: process, folder, start, port, socket, address, memory key, status; a line each. */
function lockOf(folder: string): { pid: number; port: number; ready: boolean } | null {
  const path = join(folder, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Alive, and a PostgreSQL: process numbers are used again after a restart of the machine. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = `/proc/${pid}/cmdline`;
  return process.platform !== 'linux' || (existsSync(command) && readFileSync(command, 'utf8').includes('postgres'));
}

async function start(
  postgres: string,
  folder: string,
  person: Person | null,
  settings: readonly string[],
): Promise<Embedded> {
  const port = await freePort();
  const told = [
    'max_connections=80',
    'shared_buffers=64MB',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...settings,
  ];
  const log = openSync(join(folder, 'server.log'), 'w');
  const child = spawn(postgres, ['-D', folder, '-p', String(port), ...told.flatMap((setting) => ['-c', setting])], {
    ...person,
    cwd: '/',
    // A group of its own: Ctrl-C is for the table, which closes its database last.
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, LC_ALL: 'C' },
  });
  closeSync(log);
  let ended: string | null = null;
  child.once('error', (error) => {
    ended = saidBy(error);
  });
  child.once('exit', () => {
    ended ??= lastLine(join(folder, 'server.log'));
  });
  child.unref();
  while (lockOf(folder)?.ready !== true || lockOf(folder)?.pid !== child.pid) {
    if (ended !== null) throw new Trouble(`PostgreSQL could not be started on ${folder}: ${ended}`);
    await pause(20);
  }
  const pid = child.pid ?? 0;
  return { url: urlOf(port), pid, stop: () => stopped(pid) };
}

const lastLine = (path: string): string => readFileSync(path, 'utf8').trim().split('\n').at(-1) ?? '';

const urlOf = (port: number): string => `postgresql://lanthorn@127.0.0.1:${port}/postgres`;

/** Asks the server to close at once, cleanly, and waits until it is gone. */
async function stopped(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let tries = 0; tries < 200 && alive(pid); tries += 1) await pause(25);
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
