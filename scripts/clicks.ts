import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { ROOT } from './root.ts';
import { build } from './turbo.ts';

/** `pnpm clicks [--json FILE]`: plays the demo by mouse alone, and tells how many clicks each act took each person. */
const { values } = parseArgs({ options: { json: { type: 'string' } } });
build();
const chromium = findChromium();
if (!chromium) {
  console.error('Chromium is needed and could not be installed: install it, or set CHROMIUM to its path.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'lanthorn-clicks-'));
const file = join(folder, 'clicks.json');
const run = spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['test', 'e2e/by-mouse.spec.ts', '--reporter=line'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, CHROMIUM: chromium, CLICKS_JSON: file },
});
if (run.status === 0) {
  const told = readFileSync(file, 'utf8');
  console.log(told);
  if (values.json) writeFileSync(resolve(values.json), told);
}
rmSync(folder, { recursive: true, force: true });
process.exit(run.status ?? 1);
