import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Ready, Spent } from './parts.ts';

/** A server in a process of its own. */
export class Child {
  readonly ready: Ready;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, ready: Ready) {
    this.#process = child;
    this.ready = ready;
  }

  /** @param program a file beside this one; @param told what it is told at its start */
  static async start(program: string, told: string): Promise<Child> {
    const child = fork(join(import.meta.dirname, program), [told], { execArgv: [...nodeOptions(program)] });
    const [ready]: (Ready | undefined)[] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => []),
    ]);
    if (!ready) throw new Error(`${program} ended before it was ready.`);
    return new Child(child, ready);
  }

  /** Processor time and bytes sent since its start. */
  spent(): Promise<Spent> {
    return this.ask<Spent>('spent');
  }

  /** Asks the process one question; its next message is the answer. */
  async ask<Answer>(question: string | object): Promise<Answer> {
    const answer = once(this.#process, 'message');
    this.#process.send(question);
    const [answered] = (await answer) as [Answer];
    return answered;
  }

  async stop(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.disconnect();
    await gone;
  }
}

/** `PROFILE=<folder>` keeps a processor profile of the tables' server there. */
function nodeOptions(program: string): readonly string[] {
  const folder = process.env.PROFILE;
  return folder && program === 'tables.ts' ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}
