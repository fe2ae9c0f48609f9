import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const RULES = join(import.meta.dirname, '../..');
const PLAYED = join(RULES, 'counts/played');

interface Recorded {
  readonly file: string;
  readonly test: string;
  readonly ids: readonly string[];
}

/**
 * The tests that play each rule: a ruling, line, refusal, figure or offer of play named it while they ran, and they
 * hold a result against it; that it stands in a title counts for nothing. Recorded by running all tests of the rules, anew where `fresh` or where there is no record.
 */
export function testsPlaying(fresh: boolean): ReadonlyMap<string, readonly string[]> {
  if (fresh || !existsSync(PLAYED)) record();
  const named = new Map<string, string[]>();
  for (const file of readdirSync(PLAYED))
    for (const line of readFileSync(join(PLAYED, file), 'utf8').split('\n').filter(Boolean)) {
      const { file: of, test, ids }: Recorded = JSON.parse(line);
      for (const id of ids) named.set(id, [...(named.get(id) ?? []), `${of} (${test})`]);
    }
  return named;
}

function record(): void {
  rmSync(PLAYED, { recursive: true, force: true });
  const run = ['vitest', 'run', '--config', 'vitest.played.config.ts', '--reporter=dot'];
  const { status } = spawnSync('npx', ['--no-install', ...run], { cwd: RULES, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) console.error('Some tests fail: what they play is not counted.');
}
