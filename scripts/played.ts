import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { ROOT } from './root.ts';
import { build } from './turbo.ts';

/**
 * Plays a browser test of `e2e/` that writes down what it counts. Ends the process where there is no browser, or where
 * the test fails.
 * @param spec a file of `e2e/`
 * @param variable of the environment, which tells the test the file that it writes
 * @returns what it has written
 */
export function playedAndCounted(spec: string, variable: string): string {
  build();
  const chromium = findChromium();
  if (!chromium) {
    console.error('Chromium is needed and could not be installed: install it, or set CHROMIUM to its path.');
    process.exit(1);
  }
  const folder = mkdtempSync(join(tmpdir(), 'lanthorn-played-'));
  const file = join(folder, 'counted.json');
  const run = spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['test', `e2e/${spec}`, '--reporter=line'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM: chromium, [variable]: file },
  });
  const counted = run.status === 0 ? readFileSync(file, 'utf8') : null;
  rmSync(folder, { recursive: true, force: true });
  if (counted === null) process.exit(run.status ?? 1);
  return counted;
}
