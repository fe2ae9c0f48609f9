import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@lanthorn/prisma/migrate';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/app.ts';

describe('the migrations', () => {
  let url: string;
  let folder: string;
  beforeEach(async () => {
    url = await emptyDatabase();
    folder = mkdtempSync(join(tmpdir(), 'lanthorn-migrations-'));
    write('20260101000000_begin', 'CREATE TABLE torch (lit boolean)');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, sql: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  };

  it('of the project make every table on an empty database', async () => {
    expect(await migrate(url)).not.toEqual([]);
    const tables = await asked(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    expect(tables.map(({ tablename }) => tablename)).toEqual(
      expect.arrayContaining(['account', 'session', 'campaign', 'member', 'invite', 'log_entry', 'snapshot', 'line']),
    );
  });

  it('are applied once', async () => {
    expect(await migrate(url, folder)).toEqual(['20260101000000_begin']);
    expect(await migrate(url, folder)).toEqual([]);
    write('20260102000000_more', 'ALTER TABLE torch ADD turns int');
    expect(await migrate(url, folder)).toEqual(['20260102000000_more']);
  });

  it('are applied once by four nodes that start at the same time', async () => {
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)));
    expect(applied.flat()).toEqual(['20260101000000_begin']);
  });

  it('that fail change nothing, say so, and can be mended', async () => {
    write('20260102000000_more', 'CREATE TABLE lantern (oil int); ALTER TABLE nowhere ADD oil int');
    await expect(migrate(url, folder)).rejects.toThrowError(/20260102000000_more failed and changed nothing/);
    expect(await asked(url, "SELECT to_regclass('lantern')::text AS table")).toEqual([{ table: null }]);
    write('20260102000000_more', 'CREATE TABLE lantern (oil int)');
    expect(await migrate(url, folder)).toEqual(['20260102000000_more']);
  });

  it('must not be edited afterwards', async () => {
    await migrate(url, folder);
    write('20260101000000_begin', 'CREATE TABLE torch (lit int)');
    await expect(migrate(url, folder)).rejects.toThrowError(/was edited after it had been applied/);
  });

  it('are kept in the ledger that Prisma’s own tool reads', async () => {
    await migrate(url, folder);
    const ledger = await asked(url, 'SELECT migration_name, applied_steps_count, finished_at FROM _prisma_migrations');
    expect(ledger).toMatchObject([{ migration_name: '20260101000000_begin', applied_steps_count: 1 }]);
    expect(ledger[0]?.finished_at).toBeInstanceOf(Date);
  });
});

async function asked(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
