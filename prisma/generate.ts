import { spawnSync } from 'node:child_process';

/** Writes the database client. It needs no schema engine: without this, Prisma would try to download one. */
const run = spawnSync('prisma', ['generate'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  },
  shell: process.platform === 'win32',
});
if (run.status !== 0) console.error(`${run.stdout ?? ''}${run.stderr ?? ''}`);
process.exit(run.status ?? 1);
