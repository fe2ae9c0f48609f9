import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { makeReady, ROOT } from './ready.ts';

/** `pnpm test`: all tests of all packages, then those in a browser; one line that counts them ends it. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}
const total: Count = { passed: 0, failed: 0, skipped: 0 };
/** Colours are for people: a file of them cannot be read. */
const plain = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
const folder = mkdtempSync(join(tmpdir(), 'lanthorn-counts-'));

makeReady(['client', 'web']);
const FOLDERS = [
  'scripts',
  'packages/geometry',
  'packages/rules',
  'packages/importers',
  'packages/protocol',
  'apps/server',
  'apps/web',
] as const;
for (const path of FOLDERS) vitest(path);
playwright();
rmSync(folder, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function vitest(path: string): void {
  console.log(`\n— ${path}`);
  const file = join(folder, `${path.replaceAll('/', '-')}.json`);
  if (path === 'apps/web')
    spawnSync(join(ROOT, path, 'node_modules/.bin/svelte-kit'), ['sync'], { cwd: join(ROOT, path), stdio: 'inherit' });
  const run = spawnSync(
    join(ROOT, 'node_modules/.bin/vitest'),
    ['run', '--reporter=dot', '--reporter=json', `--outputFile=${file}`],
    {
      cwd: join(ROOT, path),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: plain,
    },
  );
  const counted = read(file);
  if (!counted) return failed(`${path}: the tests did not run`);
  total.passed += Number(counted.numPassedTests);
  total.failed += Number(counted.numFailedTests);
  total.skipped += Number(counted.numPendingTests) + Number(counted.numTodoTests);
  // A file that cannot be loaded fails without a failed test in it.
  if (run.status !== 0 && counted.numFailedTests === 0) failed(`${path}: a test file could not be loaded`);
}

function playwright(): void {
  console.log('\n— e2e');
  const file = join(folder, 'e2e.json');
  const chromium = findChromium();
  if (!chromium)
    return failed(
      'The browser tests need Chromium and it could not be installed: install it, or set CHROMIUM to its path.',
    );
  const run = spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['test', '--reporter=line,json'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const counted = read(file)?.stats as Record<string, number> | undefined;
  if (!counted) return failed('e2e: the browser tests did not run');
  total.passed += (counted.expected ?? 0) + (counted.flaky ?? 0);
  total.failed += counted.unexpected ?? 0;
  total.skipped += counted.skipped ?? 0;
  // A spec that cannot be loaded fails without a failed test in it.
  if (run.status !== 0 && !counted.unexpected) failed('e2e: a test file could not be loaded');
}

function read(file: string): Record<string, unknown> | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : null;
}

function failed(what: string): void {
  console.error(what);
  total.failed += 1;
}
