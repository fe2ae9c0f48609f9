import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from '../scripts/chromium.ts';
import { ROOT } from '../scripts/root.ts';

/** The tests in a browser; `counts/tests.json` tells how they went. */
const chromium = findChromium();
if (!chromium) {
  console.error(
    'The browser tests need Chromium and it could not be installed: install it, or set CHROMIUM to its path.',
  );
  process.exit(1);
}
const run = spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['test', '--reporter=line,json'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(ROOT, 'e2e/counts/tests.json') },
});
process.exit(run.status ?? 1);
