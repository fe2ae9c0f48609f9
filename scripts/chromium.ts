import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './root.ts';

const KNOWN = [
  // A page opens in it for half the work: it has no window of its own to draw.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where a Chromium is: the one that CHROMIUM names, one on the machine, Playwright's own; else it is installed,
 * from Debian's packages when we are root on Debian, or by Playwright. Null when all of that fails.
 */
export function findChromium(): string | null {
  const found = known();
  if (found) return found;
  console.log('No Chromium is here: installing one for the browser tests …');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) installFromDebian();
  if (!known()) spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['install', 'chromium'], { stdio: 'inherit' });
  return known();
}

function known(): string | null {
  const named = process.env.CHROMIUM;
  return [...(named ? [named] : []), ...KNOWN, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

function installFromDebian(): void {
  apt('update', '-qq');
  // Older Debians have no shell apart.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!known()) apt('install', '-y', '-qq', '--no-install-recommends', name);
}

function apt(...words: readonly string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
}
