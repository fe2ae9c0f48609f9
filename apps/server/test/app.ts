import { migrate } from '@lanthorn/prisma/migrate';
import type { FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type Config, configFrom } from '../src/config.ts';

/**
 * The whole server, as play has it but silent; close it after the tests.
 * @param database where it keeps everything; one of its own if left out
 */
export async function testApp(change: Partial<Config> = {}, database?: string): Promise<FastifyInstance> {
  return buildApp(
    { ...configFrom({ LOG_LEVEL: 'silent', PORT: '0' }), ...change },
    { url: database ?? (await testDatabase()), kind: 'embedded' },
  );
}

/** A fresh, migrated database. */
export async function testDatabase(): Promise<string> {
  const url = await emptyDatabase();
  await migrate(url);
  return url;
}

/** A fresh database without a table. */
export async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('postgres'));
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `test_${nanoid(10).replaceAll(/\W/g, '_').toLowerCase()}`;
  await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}
