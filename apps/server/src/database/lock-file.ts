import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL writes about itself into the folder it runs on. */
export interface LockFile {
  readonly pid: number;
  readonly port: number;
  /** It takes connections: it is neither starting nor stopping. */
  readonly ready: boolean;
}

export const lockPath = (folder: string): string => join(folder, 'postmaster.pid');

/** The lock file of a folder: process, folder, start, port, socket, address, memory key, status; a line each. */
export function lockOf(folder: string): LockFile | null {
  if (!existsSync(lockPath(folder))) return null;
  const lines = readFileSync(lockPath(folder), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Alive, and a PostgreSQL: process numbers are used again after a restart of the machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = `/proc/${pid}/cmdline`;
  return process.platform !== 'linux' || (existsSync(command) && readFileSync(command, 'utf8').includes('postgres'));
}
