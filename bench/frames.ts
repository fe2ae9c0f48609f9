import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { middleOf } from './report.ts';

/** How one subject was drawn. */
export interface Frames {
  readonly perSecond: number;
  /** Milliseconds that all but a twentieth of the frames took at most. */
  readonly p95: number;
}

const ROUNDS = 3;
const TIMES = { warming: 1_500, lasting: 5_000 } as const;
const SCREEN = { width: 1366, height: 768 } as const;
const WEB = join(import.meta.dirname, '..', 'apps', 'web');

/**
 * The board of play, with three hundred tokens, two thousand walls and thirty lights, panned and dragged over by turns,
 * beside a bare scene of as many sprites and lines, in the same browser without a graphics card. They take turns, so that
 * whatever else the machine does meets both; told is the middle one of the rounds.
 */
export async function framesOf(): Promise<Readonly<Record<'board' | 'bare', Frames>>> {
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
    const rounds = { board: [] as Frames[], bare: [] as Frames[] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of ['board', 'bare'] as const) rounds[name].push(await measured(page, name));
    return { board: middleRound(rounds.board), bare: middleRound(rounds.bare) };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
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

const measured = (page: Page, name: string): Promise<Frames> =>
  page.evaluate(
    ([subject, warming, lasting]) =>
      (globalThis as unknown as { measure(...all: unknown[]): Promise<Frames> }).measure(subject, warming, lasting),
    [name, TIMES.warming, TIMES.lasting] as const,
  );

const middleRound = (rounds: readonly Frames[]): Frames => ({
  perSecond: middleOf(rounds.map(({ perSecond }) => perSecond)),
  p95: middleOf(rounds.map(({ p95 }) => p95)),
});
