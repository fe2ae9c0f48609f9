import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from './chromium.ts';
import { ROOT } from './root.ts';
import { build } from './turbo.ts';

/** `pnpm pictures [FOLDER]`: plays the demo, and writes what each seat sees of it into a folder, by default a new one. */
const [named] = process.argv.slice(2);
const folder = named ? resolve(named) : mkdtempSync(join(tmpdir(), 'lanthorn-pictures-'));
mkdirSync(folder, { recursive: true });
build();
const chromium = findChromium();
if (!chromium) {
  console.error('Chromium is needed and could not be installed: install it, or set CHROMIUM to its path.');
  process.exit(1);
}
const run = spawnSync(process.execPath, [join(ROOT, 'e2e/pictures.ts'), folder], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, CHROMIUM: chromium, NODE_NO_WARNINGS: '1' },
});
console.log(folder);
process.exit(run.status ?? 1);
