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
// One after the other: each takes all processors by itself.
const run = turbo(
  ['test', '--continue=always', '--concurrency=1', '--output-logs=new-only', '--log-prefix=none'],
  'shown',
);

const total = { passed: 0, failed: 0, skipped: 0 };
for (const folder of FOLDERS) count(folder);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(run.status === 0 && total.failed === 0 && total.passed > 0 ? 0 : 1);

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
