import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';

/** Writes a new migration from what changed in schema.prisma since the last commit: `pnpm db:migration NAME`. */
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Give the migration a name in small letters: pnpm db:migration add-something');
  process.exit(1);
}

const folder = join(import.meta.dirname, '..');
const path = join(folder, 'schema.prisma');
const now = readFileSync(path, 'utf8');
const before = committed();
// The engine asks the database for its version, and nothing else: any PostgreSQL will do (the script lends one).
const url = process.env.DATABASE_URL;
if (!url) {
  console.error('Set DATABASE_URL to any PostgreSQL: the engine asks its version, and changes nothing.');
  process.exit(1);
}
const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url }));
const engine = await SchemaEngine.new({ datamodels: [[path, now]] }, () => {}, adapter);
const { stdout } = await engine.diff({
  from: before === null ? { tag: 'empty' } : { tag: 'schemaDatamodel', files: [{ path, content: before }] },
  to: { tag: 'schemaDatamodel', files: [{ path, content: now }] },
  script: true,
  exitCode: null,
  filters: { externalTables: [], externalEnums: [] },
});
if (!stdout || /^\s*(-- This is an empty migration\.)?\s*$/.test(stdout)) {
  console.error('schema.prisma has not changed since the last commit.');
  process.exit(1);
}
const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
const made = join(folder, 'migrations', `${stamp}_${name}`);
mkdirSync(made, { recursive: true });
writeFileSync(join(made, 'migration.sql'), stdout);
console.log(`Wrote ${made}/migration.sql`);

function committed(): string | null {
  try {
    return execFileSync('git', ['show', 'HEAD:./schema.prisma'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}
