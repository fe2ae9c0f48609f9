import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeReady, ROOT } from './ready.ts';

/** `pnpm check`: types, style and directions. Each check runs even when one before it failed. */
interface Check {
  readonly name: string;
  readonly folder: string;
  readonly command: readonly string[];
}
const bin = (program: string) => join(ROOT, 'node_modules/.bin', program);
const types = (folder: string): Check => ({ name: `types of ${folder}`, folder, command: [bin('tsc'), '-p', '.'] });

const CHECKS: readonly Check[] = [
  ...[
    'packages/geometry',
    'packages/rules',
    'packages/importers',
    'packages/protocol',
    'prisma',
    'apps/server',
    'scripts',
    'e2e',
    'bench',
  ].map(types),
  {
    name: 'types of apps/web',
    folder: 'apps/web',
    command: [join(ROOT, 'apps/web/node_modules/.bin/svelte-check'), '--fail-on-warnings'],
  },
  { name: 'style', folder: '.', command: [bin('biome'), 'check', '--error-on-warnings'] },
  {
    name: 'directions',
    folder: '.',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.json', 'packages', 'apps/server', 'prisma'],
  },
  { name: 'packages and rulesets', folder: '.', command: [process.execPath, 'scripts/directions.ts'] },
];

makeReady(['client']);
spawnSync(join(ROOT, 'apps/web/node_modules/.bin/svelte-kit'), ['sync'], {
  cwd: join(ROOT, 'apps/web'),
  stdio: 'inherit',
});
const failed = CHECKS.filter(({ name, folder, command: [program = '', ...rest] }) => {
  console.log(`— ${name}`);
  return spawnSync(program, rest, { cwd: join(ROOT, folder), stdio: 'inherit' }).status !== 0;
});
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
