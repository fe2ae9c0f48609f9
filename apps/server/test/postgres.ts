import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/database/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** One PostgreSQL for the whole run; each test file makes a database of its own on it (see `app.ts`). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'lanthorn-test-'));
  // The tests' data need not outlive the machine: without waiting for the disk they take half the time.
  const server = await startEmbedded(folder, {
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  });
  project.provide('postgres', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
