import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Colours are for people: a file of them cannot be read. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs tasks of `turbo.json`: what nothing has changed for is answered from its cache. */
export function turbo(words: readonly string[], output: 'shown' | 'kept'): SpawnSyncReturns<string> {
  return spawnSync(join(ROOT, 'node_modules/.bin/turbo'), ['run', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: output === 'shown' ? 'inherit' : 'pipe',
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      ...(process.stdout.isTTY ? {} : PLAIN),
    },
    shell: process.platform === 'win32',
  });
}

/** Builds what is missing or stale: the database client, and the pages. Ends the process with what went wrong. */
export function build(): void {
  console.log('Building what has changed …');
  const run = turbo(['build', '--output-logs=errors-only'], 'kept');
  if (run.status === 0) return;
  console.error(`${run.stdout ?? ''}${run.stderr ?? ''}\nThe build failed.`);
  process.exit(1);
}
