import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

describe('the server as a program', () => {
  let folder: string;
  const running: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lanthorn-main-'));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((child) => ended(child, 'SIGTERM')));
    rmSync(folder, { recursive: true, force: true });
  });

  const launch = (environment: Record<string, string>, words: readonly string[] = [MAIN]) => {
    const child = spawn(process.execPath, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LANTHORN_DATA: folder, PORT: '0', NODE_NO_WARNINGS: '1', ...environment },
    });
    running.push(child);
    return child;
  };
  const start = async (environment: Record<string, string> = {}) => {
    const child = launch(environment);
    const url = await addressOf(child);
    return { child, url, port: new URL(url).port };
  };
  /** The exit code and the words of a start that is refused. */
  const refused = async (environment: Record<string, string>) => {
    const child = launch(environment);
    let said = '';
    child.stderr?.on('data', (words) => {
      said += String(words);
    });
    const [code] = await once(child, 'exit');
    return { code, said: said.trim() };
  };

  it('tells its address and what to do next, and leaves no PostgreSQL behind when it is told to end', async () => {
    const { child, url } = await start();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect(await ended(child, 'SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('starts again after kill -9', async () => {
    const { child } = await start();
    await ended(child, 'SIGKILL');
    const { url } = await start();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  it('outlives its database, and says that it cannot be reached', async () => {
    const { child, url } = await start();
    process.kill(Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await expect.poll(() => fetch(`${url}/api/health`).then(({ status }) => status), { timeout: 10_000 }).toBe(503);
    const campaigns = await fetch(`${url}/api/demo`, { method: 'POST', headers: { origin: url } });
    expect([campaigns.status, await campaigns.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(child.exitCode).toBeNull();
  });

  it('ends when the program that started it is gone', async () => {
    const starter = launch({}, ['--input-type=module', '--eval', STARTER, MAIN]);
    const url = await addressOf(starter);
    starter.kill('SIGKILL');
    await expect
      .poll(
        () =>
          fetch(url).then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(false);
    await expect.poll(() => existsSync(join(folder, 'postgres/postmaster.pid')), { timeout: 10_000 }).toBe(false);
  });

  it('says that the port is taken, and leaves the server that has it alone', async () => {
    const { url, port } = await start();
    const { code, said } = await refused({ PORT: port });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Port ${port} is taken by another program: .+\\.$`));
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  it('says that another server has the data folder, and leaves that one alone', async () => {
    const { url } = await start();
    const { code, said } = await refused({});
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^Another Lanthorn runs on .+\.$/) });
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  it('says that a port is taken by any other program', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await refused({ PORT: port })).toEqual({ code: 1, said: expect.stringContaining(`Port ${port} is taken`) });
    other.close();
  });

  it.each([
    ['a database that cannot be reached', { DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/none' }, 'DATABASE_URL'],
    ['a database address that is none', { DATABASE_URL: 'nowhere' }, 'DATABASE_URL'],
    ['an address of another database', { DATABASE_URL: 'mysql://localhost/table' }, 'DATABASE_URL'],
    ['a port that is none', { PORT: 'harbour' }, 'PORT'],
    ['a host that is not ours', { HOST: '192.0.2.1' }, '192.0.2.1'],
  ])('says in one sentence what is wrong with %s', async (_name, environment, named) => {
    const { code, said } = await refused(environment);
    expect(code).toBe(1);
    expect(said).toContain(named);
    expect(said).not.toContain('hunter2');
    expect(said.split('\n')).toHaveLength(1);
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(folder, 'taken');
    writeFileSync(file, 'a file where a folder should be');
    const { code, said } = await refused({ LANTHORN_DATA: file });
    expect({ code, lines: said.split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(said).toMatch(/cannot be written/);
  });
});

/** A program that starts ours, lets it speak, and waits for it. */
const STARTER = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, [process.argv[1]], { stdio: 'inherit' });
`;

/** Where the server says that it listens. */
function addressOf(child: ChildProcess): Promise<string> {
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
async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  return (await gone)[0];
}
