import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';

/**
 * `pnpm bench:board`: the board of play, with three hundred tokens, light and fog on a map of sixty by sixty, beside a
 * bare scene of as many sprites, in the same browser without a graphics card. They take turns, so that whatever else the
 * machine does meets both.
 */
const ROUNDS = 3;
const TIMES = { warming: 1_500, lasting: 4_000 } as const;
const SCREEN = { width: 1366, height: 768 } as const;
const GOAL = { perSecond: 50, ratio: 0.9 } as const;

const WEB = join(import.meta.dirname, '..', 'apps', 'web');

interface Measured {
  readonly perSecond: number;
  /** What all but a twentieth of the frames took at most, in milliseconds. */
  readonly p95: number;
}

/** The page, built as the pages of play are. */
async function built(to: string): Promise<void> {
  const ofWeb = createRequire(join(WEB, 'package.json'));
  // The pages' own settings stand on those that the kit writes.
  execFileSync(join(WEB, 'node_modules', '.bin', 'svelte-kit'), ['sync'], { cwd: WEB });
  const [{ build }, { default: icons }] = await Promise.all(
    ['vite', 'unplugin-icons/vite'].map((name) => import(pathToFileURL(ofWeb.resolve(name)).href)),
  );
  await build({
    root: join(WEB, 'bench'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [icons({ compiler: 'raw', collectionsNodeResolvePath: WEB })],
    build: { outDir: to, emptyOutDir: true, target: 'esnext' },
  });
}

async function served(page: Page, folder: string): Promise<void> {
  await page.route('http://board.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    return route.fulfill({ path: join(folder, path === '/' ? 'index.html' : path) });
  });
  await page.goto('http://board.test/');
  await page.waitForFunction(() => 'measure' in globalThis);
}

const measured = (page: Page, name: string): Promise<Measured> =>
  page.evaluate(
    ([subject, warming, lasting]) =>
      (globalThis as unknown as { measure(...all: unknown[]): Promise<Measured> }).measure(subject, warming, lasting),
    [name, TIMES.warming, TIMES.lasting] as const,
  );

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function reported(name: string, rounds: readonly Measured[]): Measured {
  const perSecond = middle(rounds.map((round) => round.perSecond));
  const p95 = middle(rounds.map((round) => round.p95));
  console.log(
    `${name.padEnd(10)} ${perSecond.toFixed(1).padStart(6)} frames/s   95 of 100 within ${p95.toFixed(0)} ms`,
  );
  return { perSecond, p95 };
}

const folder = mkdtempSync(join(tmpdir(), 'lanthorn-board-'));
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  await built(folder);
  const page = await browser.newPage({ viewport: SCREEN });
  page.on('pageerror', (error) => console.error(error));
  await served(page, folder);
  const rounds = { board: [] as Measured[], bare: [] as Measured[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['board', 'bare'] as const) rounds[name].push(await measured(page, name));
  const board = reported('the board', rounds.board);
  const bare = reported('bare', rounds.bare);
  const ratio = board.perSecond / bare.perSecond;
  const reached = board.perSecond >= GOAL.perSecond || ratio >= GOAL.ratio;
  console.log(
    `${ratio.toFixed(2)} × the bare scene; the goal, ${GOAL.perSecond} frames/s or ${GOAL.ratio.toFixed(2)} ×, is ${reached ? 'reached' : 'missed'}. Of the slow frames: ${(board.p95 / bare.p95).toFixed(2)} ×.`,
  );
  if (!reached) process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
