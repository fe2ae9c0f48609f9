import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { COMPILED } from '../../../scripts/root.ts';

export const MAIN = join(import.meta.dirname, '../src/main.ts');

/** Starts the server, or what `words` name, as a process of its own that can be listened to. */
export const launched = (
  environment: Readonly<Record<string, string>>,
  words: readonly string[] = [MAIN],
): ChildProcess =>
  spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: COMPILED, ...environment },
  });

/** Where the server says that it listens. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = '';
    const listen = (words: unknown) => {
      said += String(words);
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address) found(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => fail(new Error(said)));
  });
}

/** Sends a signal and waits for the end: the exit code. */
export async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  return (await gone)[0];
}
