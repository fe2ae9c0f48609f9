import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { openDatabase } from './database.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

describe('the embedded PostgreSQL', () => {
  let folder: string;
  const running: Embedded[] = [];
  const start = async () => {
    const server = await startEmbedded(folder);
    running.push(server);
    return server;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lanthorn-embedded-'));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps what was written over a stop and a start', async () => {
    const first = await start();
    await asked(first.url, 'CREATE TABLE kept (word text)');
    await asked(first.url, "INSERT INTO kept VALUES ('lantern')");
    await first.stop();
    expect(await asked((await start()).url, 'SELECT word FROM kept')).toEqual([{ word: 'lantern' }]);
  });

  it('ends by itself when its server is killed, and starts again on the same data', async () => {
    const { child, pid } = await another(folder);
    child.kill('SIGKILL');
    await gone(pid);
    expect(await asked((await start()).url, 'SELECT word FROM left_behind')).toEqual([{ word: 'lantern' }]);
  });

  it.runIf(process.platform === 'linux')('is taken over when an earlier run left it behind', async () => {
    const { child, pid } = await another(folder);
    // Everything dies at once but PostgreSQL itself: nobody is left to end it.
    for (const other of childrenOf(child.pid ?? 0).filter((other) => other !== pid)) process.kill(other, 'SIGKILL');
    child.kill('SIGKILL');
    await gone(child.pid ?? 0);
    const adopted = await start();
    expect(adopted.pid).toBe(pid);
    expect(await asked(adopted.url, 'SELECT word FROM left_behind')).toEqual([{ word: 'lantern' }]);
  });

  it('is not shared by two servers, and a second one leaves the first alone', async () => {
    const first = await start();
    await expect(startEmbedded(folder)).rejects.toThrowError(/Another Lanthorn runs on the data folder/);
    expect(await asked(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts again after kill -9, over the lock file that stayed', async () => {
    const killed = await start();
    await asked(killed.url, 'CREATE TABLE kept (word text)');
    process.kill(killed.pid, 'SIGKILL');
    await gone(killed.pid);
    expect(await asked((await start()).url, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 0 }]);
  });

  it('keeps its data in the data folder, though that be closed to all others', async () => {
    await start();
    expect(existsSync(join(folder, 'postgres/PG_VERSION'))).toBe(true);
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(folder, 'taken');
    writeFileSync(file, 'a file where a folder should be');
    const refused = startEmbedded(file);
    await expect(refused).rejects.toThrowError(StartError);
    await expect(refused).rejects.toThrowError(/cannot be written/);
  });
});

describe('a database of the host’s own', () => {
  it.each(['postgresql://nobody@127.0.0.1:1/none', 'postgresql://nobody@nowhere.invalid/none'])(
    'that cannot be reached (%s) is said in one sentence, without its password',
    async (databaseUrl) => {
      const secret = databaseUrl.replace('nobody@', 'nobody:hunter2@');
      const refused = openDatabase(
        { databaseUrl: secret, dataFolder: 'unused' },
        { revived: () => {}, lost: () => {} },
      );
      await expect(refused).rejects.toThrowError(/DATABASE_URL/);
      await expect(refused).rejects.not.toThrowError(/hunter2/);
    },
  );
});

async function asked(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A server in a process of its own, that has written a row. */
async function another(folder: string): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../test/left-behind.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  return { child, pid: Number(String(said)) };
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

async function gone(pid: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((later) => setTimeout(later, 20));
  }
}
