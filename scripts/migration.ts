import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { ROOT } from './root.ts';

/** `pnpm db:migration NAME`: the engine that compares schemas asks a PostgreSQL for its version, so it is lent one. */
const folder = mkdtempSync(join(tmpdir(), 'lanthorn-migration-'));
const database = await startEmbedded(folder);
const run = spawnSync(process.execPath, ['prisma/bin/migration.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: database.url },
});
await database.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(run.status ?? 1);
