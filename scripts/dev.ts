import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { build } from './turbo.ts';

/** `pnpm dev`: a game server that starts again when its code changes, and Vite's pages in front of it. */
build();
const children: readonly ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  }),
  spawn(join(ROOT, 'apps/web/node_modules/.bin/vite'), ['dev'], {
    cwd: join(ROOT, 'apps/web'),
    stdio: 'inherit',
  }),
];
for (const child of children) child.once('exit', () => end());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

function end(): void {
  for (const child of children) child.kill('SIGTERM');
}
