import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..');
const STAMPS = join(ROOT, 'node_modules/.cache/lanthorn');

/** Something made from sources, which is made again only when they have changed. */
interface Made {
  readonly name: string;
  /** Folders and files that it is made from. */
  readonly from: readonly string[];
  /** It is there only if this is. */
  readonly result: string;
  readonly folder: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const CLIENT: Made = {
  name: 'the database client',
  from: ['prisma/schema.prisma', 'pnpm-lock.yaml'],
  result: 'prisma/generated/client.ts',
  folder: 'prisma',
  command: ['node_modules/.bin/prisma', 'generate'],
  // Generating needs no schema engine; without this Prisma would try to download one.
  environment: {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  },
};

const WEB: Made = {
  name: 'the web client',
  from: [
    'apps/web/src',
    'apps/web/static',
    'apps/web/package.json',
    'apps/web/tsconfig.json',
    'apps/web/vite.config.ts',
    'packages/geometry/src',
    'packages/rules/src',
    'packages/protocol/src',
    'pnpm-lock.yaml',
  ],
  result: 'apps/web/build/200.html',
  folder: 'apps/web',
  command: ['node_modules/.bin/vite', 'build', '--logLevel', 'warn'],
};

/** Makes what is missing or stale. Ends the process with the maker's own words when it fails. */
export function makeReady(parts: readonly ('client' | 'web')[]): void {
  for (const part of parts) make(part === 'client' ? CLIENT : WEB);
}

function make(made: Made): void {
  const stamp = join(STAMPS, `${made.folder.replaceAll('/', '-')}.stamp`);
  const now = hashOf(made.from);
  if (existsSync(join(ROOT, made.result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log(`Building ${made.name} …`);
  const [program = '', ...rest] = made.command;
  const run = spawnSync(program, rest, {
    cwd: join(ROOT, made.folder),
    encoding: 'utf8',
    env: { ...process.env, ...made.environment },
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error(`${run.stdout ?? ''}${run.stderr ?? ''}\nBuilding ${made.name} failed.`);
    process.exit(1);
  }
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, now);
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesAt)) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function filesAt(path: string): readonly string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!path.includes('/src') && !path.endsWith('/static')) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}
