import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

interface Report {
  readonly issues: readonly { readonly file: string; readonly exports?: readonly { readonly name: string }[] }[];
}

/** What files of the rules export and no file that is played uses: at most the examples and tests call it. */
export function unplayed(): readonly string[] {
  const words = [
    '--production',
    '--include',
    'exports',
    '--config',
    'scripts/house/knip.json',
    '--reporter',
    'json',
    '--no-exit-code',
  ];
  const run = spawnSync(join(ROOT, 'node_modules/.bin/knip'), words, { cwd: ROOT, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`What is played cannot be told: ${run.stderr}`);
  return (JSON.parse(run.stdout) as Report).issues.flatMap(({ file, exports = [] }) =>
    exports.map(({ name }) => `${file}: ${name}`),
  );
}
