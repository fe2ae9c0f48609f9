import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { type ErrorCode, HttpError } from '../errors.ts';
import type { Batch } from './written.ts';

/** Megabytes that playing a campaign again may take, beside those of the server. */
const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };
/** Milliseconds of work in all: no campaign that was played takes so long. */
const MOST_WORK = 300_000;

/** What is to be played again: a file, as which campaign, for whom. */
export interface Reading {
  readonly path: string;
  readonly campaign: string;
  readonly referee: { readonly id: string; readonly name: string };
}

/** What the thread says that plays it. */
export type Said =
  | { readonly kind: 'begun'; readonly name: string; readonly names: ReadonlyMap<string, string> }
  | ({ readonly kind: 'written' } & Batch)
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string }
  | { readonly kind: 'ended' };

/** A thread that has read a campaign waits so many milliseconds for the next, since it is long to begin. */
const WAITING = 60_000;
let waiting: { readonly worker: Worker; readonly end: NodeJS.Timeout } | null = null;

/** What a thread of its own makes of a campaign's file: within bounds of time and memory, and while all tables go on. */
export class Replay {
  readonly #worker: Worker;
  readonly #memory: typeof MEMORY;
  readonly #most: number;
  #next: PromiseWithResolvers<Said> = Promise.withResolvers();
  #worked = 0;
  /** The thread has said all that it makes of the file. */
  #isDone = false;

  /** @param most milliseconds of work in all */
  constructor(reading: Reading, most = MOST_WORK, memory = MEMORY) {
    this.#most = most;
    this.#memory = memory;
    this.#worker = (memory === MEMORY && takeWaiting()) || begun(memory);
    this.#next.promise.catch(() => {});
    this.#worker.on('message', (said: Said) => this.#next.resolve(said));
    this.#worker.on('error', (error) => this.#next.reject(isOfMemory(error) ? tooLarge() : error));
    this.#worker.on('exit', () => this.#next.reject(new Error('The thread that plays a campaign again has ended.')));
    this.#worker.postMessage(reading);
  }

  /** What comes first: what the campaign is called, and the new names of people and pictures. @throws HttpError */
  async begun(): Promise<Extract<Said, { readonly kind: 'begun' }>> {
    const said = await this.#said();
    if (said.kind !== 'begun') throw new Error('The thread that plays a campaign again says something else.');
    return said;
  }

  /** All that is to be written, in its order; the thread waits while it is. @throws HttpError */
  async *written(): AsyncGenerator<Batch> {
    for (;;) {
      this.#goOn();
      const said = await this.#said();
      if (said.kind !== 'written') return;
      yield said;
    }
  }

  /** Ends the thread, unless it is ready for another file. */
  async end(): Promise<void> {
    unheard(this.#worker);
    if (this.#isDone && this.#memory === MEMORY && !waiting) keepWaiting(this.#worker);
    else await this.#worker.terminate();
  }

  #goOn(): void {
    this.#next = Promise.withResolvers();
    this.#next.promise.catch(() => {});
    this.#worker.postMessage('on');
  }

  async #said(): Promise<Said> {
    const began = performance.now();
    const late = setTimeout(() => this.#next.reject(tooLarge()), this.#most - this.#worked);
    const said = await this.#next.promise.finally(() => clearTimeout(late));
    this.#worked += performance.now() - began;
    this.#isDone = said.kind === 'refused' || said.kind === 'ended';
    if (said.kind === 'refused') throw new HttpError(said.code, said.message);
    return said;
  }
}

function begun(memory: typeof MEMORY): Worker {
  const workerData = getCompileCacheDir();
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData, resourceLimits: memory, execArgv: [] });
}

function takeWaiting(): Worker | null {
  const worker = waiting?.worker ?? null;
  clearTimeout(waiting?.end);
  waiting = null;
  if (worker) unheard(worker).ref();
  return worker;
}

/** Nobody listens to it any more, but those within it. What it fails at just then would end the server, were it not heard. */
function unheard(worker: Worker): Worker {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  return worker.on('error', () => {});
}

function keepWaiting(worker: Worker): void {
  const end = setTimeout(() => {
    waiting = null;
    void worker.terminate();
  }, WAITING).unref();
  waiting = { worker, end };
  const gone = () => {
    if (waiting?.worker === worker) waiting = null;
  };
  worker.on('exit', gone).on('error', gone).unref();
}

const isOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooLarge = () =>
  new HttpError('too-large', 'The campaign takes too much time or memory to play again: it cannot be brought in here.');
