import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.ts';
import { build } from './turbo.ts';

/** `pnpm laws [SEED]`: tries the laws of the packages on cases nobody has tried, or on those of a seed that was printed. */
const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isInteger(seed)) {
  console.error('A seed is a whole number.');
  process.exit(1);
}
build();
let failed = false;
for (const name of ['geometry', 'rules', 'importers', 'protocol']) {
  const folder = join(ROOT, 'packages', name);
  const laws = globSync('{src,test}/**/*.test.ts', { cwd: folder }).filter((file) => drawsCases(join(folder, file)));
  console.log(`\n${relative(ROOT, folder)}: ${laws.length} files, seed ${seed}`);
  const run = spawnSync(join(folder, 'node_modules/.bin/vitest'), ['run', '--reporter=dot', ...laws], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, LANTHORN_LAWS: String(seed) },
  });
  failed ||= run.status !== 0;
}
process.exit(failed ? 1 : 0);

/** By itself, or by the helpers of its folder. */
function drawsCases(file: string): boolean {
  return /'fast-check'|random-play|choices\.ts|veiled/.test(readFileSync(file, 'utf8'));
}
