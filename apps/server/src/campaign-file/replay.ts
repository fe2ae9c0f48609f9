import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { type ErrorCode, HttpError } from '../errors.ts';
import type { Batch } from './batch-writer.ts';

/** Megabytes that playing a campaign again may take, beside those of the server. */
const MEMORY = 768;
/** Milliseconds of work in all: no campaign that was played takes so long. */
const MOST_WORK = 300_000;

/** What is to be played again: a file, as which campaign, for whom. */
export interface Reading {
  readonly path: string;
  readonly campaign: string;
  readonly referee: { readonly id: string; readonly name: string };
}

/** What the process says that plays it. */
export type ReplayMessage =
  | { readonly kind: 'begun'; readonly name: string; readonly names: ReadonlyMap<string, string> }
  | ({ readonly kind: 'written' } & Batch)
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string }
  /** The process itself has gone wrong, and not the file. */
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'ended' };

/** A process that has read a campaign waits so many milliseconds for the next, since it is long to begin. */
const WAITING = 60_000;
let waiting: { readonly child: ChildProcess; readonly end: NodeJS.Timeout } | null = null;

/**
 * What a process of its own makes of a campaign's file: within bounds of time and memory, and while all tables go on. A
 * thread that runs out of memory may end the whole server.
 */
export class Replay {
  readonly #child: ChildProcess;
  readonly #memory: number;
  readonly #most: number;
  #next: PromiseWithResolvers<ReplayMessage> = Promise.withResolvers();
  #worked = 0;
  /** The process has said all that it makes of the file. */
  #isDone = false;

  /** @param most milliseconds of work in all; @param memory megabytes */
  constructor(reading: Reading, most = MOST_WORK, memory = MEMORY) {
    this.#most = most;
    this.#memory = memory;
    this.#child = (memory === MEMORY && takeWaiting()) || startProcess(memory);
    this.#next.promise.catch(() => {});
    this.#child.on('message', (said: ReplayMessage) => this.#next.resolve(said));
    this.#child.on('error', (error) => this.#next.reject(error));
    // Where there is no more memory, the process aborts itself.
    this.#child.on('exit', (_code, signal) => this.#next.reject(signal ? tooLarge() : new Error(GONE)));
    this.#child.send(reading);
  }

  /** What comes first: what the campaign is called, and the new names of people and pictures. @throws HttpError */
  async begun(): Promise<Extract<ReplayMessage, { readonly kind: 'begun' }>> {
    const said = await this.#said();
    if (said.kind !== 'begun') throw new Error('The process that plays a campaign again says something else.');
    return said;
  }

  /** All that is to be written, in its order; the process waits while it is. @throws HttpError */
  async *written(): AsyncGenerator<Batch> {
    for (;;) {
      this.#goOn();
      const said = await this.#said();
      if (said.kind !== 'written') return;
      yield said;
    }
  }

  /** Ends the process, unless it is ready for another file. */
  async end(): Promise<void> {
    silence(this.#child);
    if (this.#isDone && this.#memory === MEMORY && !waiting) keepWaiting(this.#child);
    else await kill(this.#child);
  }

  #goOn(): void {
    this.#next = Promise.withResolvers();
    this.#next.promise.catch(() => {});
    this.#child.send('on');
  }

  async #said(): Promise<ReplayMessage> {
    const began = performance.now();
    const late = setTimeout(() => this.#next.reject(tooLarge()), this.#most - this.#worked);
    const said = await this.#next.promise.finally(() => clearTimeout(late));
    this.#worked += performance.now() - began;
    this.#isDone = said.kind === 'refused' || said.kind === 'ended';
    if (said.kind === 'failed') throw new Error(said.error);
    if (said.kind === 'refused') throw new HttpError(said.code, said.message);
    return said;
  }
}

const GONE = 'The process that plays a campaign again has ended.';

function startProcess(memory: number): ChildProcess {
  const cache = getCompileCacheDir();
  return fork(join(import.meta.dirname, 'replay-process.ts'), {
    execArgv: [`--max-old-space-size=${memory}`],
    env: { ...process.env, ...(cache ? { NODE_COMPILE_CACHE: cache } : {}) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function takeWaiting(): ChildProcess | null {
  const child = waiting?.child ?? null;
  clearTimeout(waiting?.end);
  waiting = null;
  if (!child?.connected) return null;
  child.ref();
  child.channel?.ref();
  return silence(child);
}

/** Nobody listens to it any more. What it fails at just then would end the server, were it not heard. */
function silence(child: ChildProcess): ChildProcess {
  for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
  return child.on('error', () => {});
}

/** The server does not go on for it alone. */
function keepWaiting(child: ChildProcess): void {
  const end = setTimeout(() => {
    waiting = null;
    child.kill('SIGKILL');
  }, WAITING).unref();
  waiting = { child, end };
  child.on('exit', () => {
    if (waiting?.child === child) waiting = null;
  });
  child.unref();
  child.channel?.unref();
}

const tooLarge = () =>
  new HttpError(
    'too-large',
    'The campaign takes too much time or memory to play again, so it cannot be imported here.',
  );
