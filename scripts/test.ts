import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { turbo } from './turbo.ts';

/** `pnpm test`: all tests of all packages, and those in a browser; one line that counts them ends it. */
const FOLDERS = [
  'scripts',
  'packages/geometry',
  'packages/rules',
  'packages/importers',
  'packages/protocol',
  'apps/server',
  'apps/web',
  'e2e',
] as const;

/** What a folder's tests came to, as vitest or Playwright writes it. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly stats?: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

const reportOf = (folder: string) => join(ROOT, folder, 'counts/tests.json');
for (const folder of FOLDERS) rmSync(reportOf(folder), { force: true });
const BROWSERS = '@lanthorn/e2e';
// Two side by side: while the server's wait for their database, others count. The browsers want the machine for themselves.
const runs = [run(2, `--filter=!${BROWSERS}`), run(1, `--filter=${BROWSERS}`)];

const total = { passed: 0, failed: 0, skipped: 0 };
for (const folder of FOLDERS) count(folder);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(runs.every(({ status }) => status === 0) && total.failed === 0 && total.passed > 0 ? 0 : 1);

function run(sideBySide: number, packages: string) {
  const words = ['--continue=always', '--output-logs=new-only', '--log-prefix=none'];
  return turbo(['test', packages, `--concurrency=${sideBySide}`, ...words], 'shown');
}

function count(folder: string): void {
  const file = reportOf(folder);
  if (!existsSync(file)) {
    console.error(`${folder}: the tests did not run`);
    total.failed += 1;
    return;
  }
  const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  total.passed += stats ? stats.expected + stats.flaky : (vitest.numPassedTests ?? 0);
  total.failed += stats ? stats.unexpected : (vitest.numFailedTests ?? 0);
  total.skipped += stats ? stats.skipped : (vitest.numPendingTests ?? 0) + (vitest.numTodoTests ?? 0);
}
