import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { COMPILED, ROOT } from '../scripts/root.ts';

/** Ports that are tried before it is given up. */
const PORTS = 3;

/** A server as `pnpm start` runs it, with data of its own; it can be killed and started again. */
export class TestServer {
  readonly url: string;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'lanthorn-e2e-'));
  readonly #dice: number | null;
  #child: ChildProcess | null = null;

  private constructor(port: number, dice: number | null) {
    this.#port = port;
    this.#dice = dice;
    this.url = `http://localhost:${port}`;
  }

  /** @param dice from where the order of its dice begins, so that the same acts come to the same; null where chance throws them */
  static async start(dice: number | null = 1): Promise<TestServer> {
    for (let tries = 1; ; tries += 1) {
      const server = new TestServer(await freePort(), dice);
      try {
        await server.start();
        return server;
      } catch (error) {
        // Another program may take the port before the server does.
        if (server.#child?.exitCode === null || tries === PORTS) throw error;
      }
    }
  }

  async start(): Promise<void> {
    const known = this.#dice === null ? [] : ['--import', './e2e/known-dice.mjs'];
    this.#child = spawn(process.execPath, [...known, 'apps/server/src/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit', ...(this.#dice === null ? [] : (['ipc'] as const))],
      env: {
        ...process.env,
        PORT: String(this.#port),
        LANTHORN_DATA: this.#data,
        // Tests come from addresses of their own.
        TRUST_PROXY: '1',
        NODE_NO_WARNINGS: '1',
        NODE_COMPILE_CACHE: COMPILED,
        KNOWN_DICE: String(this.#dice),
      },
    });
    for (let tries = 0; tries < 1200; tries += 1) {
      const healthy = await fetch(`${this.url}/api/health`)
        .then((reply) => reply.ok)
        .catch(() => false);
      if (this.#child.exitCode !== null) throw new Error('the server has ended as it came up');
      if (healthy) return;
      await pause(100);
    }
    throw new Error('the server did not come up within two minutes');
  }

  /** The order of its dice begins anew from here. */
  async throwFrom(dice: number): Promise<void> {
    const child = this.#child;
    if (!child) throw new Error('the server is not up');
    const gone = once(child, 'exit').then(() => Promise.reject(new Error('the server has ended')));
    const heard = once(child, 'message');
    child.send(dice);
    await Promise.race([heard, gone]);
  }

  /** As a crash does: nothing is closed, nothing is said. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((ended) => child.once('exit', ended));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((ended) => child.once('exit', ended));
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.#data, { recursive: true, force: true });
  }
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
