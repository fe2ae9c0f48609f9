import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
/** The number by which Prisma's own tool locks the database while it migrates. */
const LOCK = 72707369;

/** A migration that cannot be applied; the sentence says which, and what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Applies the migrations that the database lacks, in order, each in a transaction of its own. Keeps Prisma's
 * ledger, so that `prisma migrate` agrees. Several nodes may start at once: one migrates, the others wait.
 * @returns the names of those it applied
 */
export async function migrate(url: string, folder = FOLDER): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(LEDGER);
    const applied = await ledger(client);
    const missing = migrationsIn(folder).filter((migration) => isMissing(migration, applied));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

const LEDGER = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;

type Ledger = ReadonlyMap<string, { readonly checksum: string; readonly finished: boolean }>;

async function ledger(client: pg.Client): Promise<Ledger> {
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    'SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return new Map(rows.map((row) => [row.name, row]));
}

function migrationsIn(folder: string): readonly Migration[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

function isMissing({ name, checksum }: Migration, applied: Ledger): boolean {
  const known = applied.get(name);
  if (!known) return true;
  if (!known.finished)
    throw new MigrationError(
      `Migration ${name} failed earlier: repair the database, then mark it with "prisma migrate resolve".`,
    );
  if (known.checksum !== checksum)
    throw new MigrationError(`Migration ${name} was edited after it had been applied: put its file back as it was.`);
  return false;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new MigrationError(
      `Migration ${name} failed and changed nothing: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
