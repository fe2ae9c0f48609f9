import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@lanthorn/protocol';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf, ended, launched, MAIN } from '../test/process.ts';
import { type ClientSocket, sitDown, submit } from '../test/table.ts';

const hello = { type: 'Say', text: 'hello', as: null } as const;

describe('the server as a program', { timeout: 60_000 }, () => {
  let folder: string;
  const running: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lanthorn-main-'));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((child) => ended(child, 'SIGTERM')));
    rmSync(folder, { recursive: true, force: true });
  });

  const launch = (environment: Record<string, string>, words?: readonly string[]) => {
    const child = launched({ LANTHORN_DATA: folder, ...environment }, words);
    running.push(child);
    return child;
  };
  const postmaster = () => {
    const file = join(folder, 'postgres/postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  };
  /** Kills it, and keeps it from being started again. Returns what lets it. */
  const breakPostgres = (): (() => void) => {
    const [there, away] = [join(folder, 'postgres/global'), join(folder, 'postgres/away')];
    renameSync(there, away);
    process.kill(postmaster(), 'SIGKILL');
    return () => renameSync(away, there);
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

  it('seats whoever sat at it again, once it is started anew, and answers what was asked meanwhile', async () => {
    const { child, url, port } = await start();
    const table = connect({ url, ...(await demoAt(url)) });
    await expect.poll(() => table.status).toBe('seated');
    expect(await ended(child, 'SIGTERM')).toBe(0);
    const asked = table.ask(hello);
    await start({ PORT: port });
    expect(await asked).toEqual({ ok: true });
    expect(table.status).toBe('seated');
    table.close();
  }, 60_000);

  it('outlives its database: refuses with a sentence while it is gone, and starts it again', async () => {
    const { child, url } = await start();
    const { campaign, cookie } = await demoAt(url);
    const socket: ClientSocket = io(url, { transports: ['websocket'], extraHeaders: { origin: url, cookie } });
    expect(await sitDown(socket, campaign)).toMatchObject({ ok: true });
    const first = postmaster();
    const bringBack = breakPostgres();
    await expect.poll(() => health(url), { timeout: 10_000 }).toMatchObject([503, { code: 'unavailable' }]);
    expect(await submit(socket, 'lost', hello)).toEqual({
      ok: false,
      refusal: {
        kind: 'wire',
        code: 'unavailable',
        sentence: expect.stringMatching(/^The log cannot be reached .+\.$/),
      },
    });
    const demo = await fetch(`${url}/api/demo`, { method: 'POST', headers: { origin: url } });
    expect([demo.status, await demo.json()]).toMatchObject([503, { code: 'unavailable' }]);
    bringBack();
    await expect.poll(() => health(url).then(([status]) => status), { timeout: 20_000 }).toBe(200);
    expect(postmaster()).not.toBe(first);
    expect(await submit(socket, 'found', hello)).toEqual({ ok: true });
    socket.disconnect();
    expect(await ended(child, 'SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  }, 60_000);

  it('ends with one sentence when its database cannot be started again', async () => {
    const { child } = await start();
    let said = '';
    child.stderr?.on('data', (words) => {
      said += String(words);
    });
    const ends = once(child, 'exit');
    breakPostgres();
    expect((await ends)[0]).toBe(1);
    const sentences = said.split('\n').filter((line) => line && !line.startsWith('{'));
    expect(sentences).toEqual([expect.stringMatching(/^PostgreSQL has died and cannot be started again: .+\.$/)]);
  }, 60_000);

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

const health = (url: string): Promise<readonly [number, unknown]> =>
  fetch(`${url}/api/health`).then(async (reply) => [reply.status, await reply.json()]);

/** A game of the demo, and the cookie of its referee. */
async function demoAt(url: string): Promise<{ readonly campaign: string; readonly cookie: string }> {
  const reply = await fetch(`${url}/api/demo`, { method: 'POST', headers: { origin: url } });
  const [cookie = ''] = (reply.headers.get('set-cookie') ?? '').split(';');
  const { campaignId } = z.object({ campaignId: z.string() }).parse(await reply.json());
  return { campaign: campaignId, cookie };
}
