import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@lanthorn/prisma/migrate';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';

/** A PostgreSQL of a benchmark's own, with the tables of the server; stopped, it leaves nothing behind. */
export async function ownDatabase(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'lanthorn-bench-'));
  const postgres = await startEmbedded(folder);
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await migrate(postgres.url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: postgres.url, stop };
}
