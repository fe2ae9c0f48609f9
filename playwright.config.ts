import { defineConfig } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
];

export default defineConfig({
  testDir: 'e2e',
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // The files of a worker play one after the other at a server of its own.
  workers: 2,
  // A journey that a busy machine upset is walked again from its beginning, and told as flaky.
  retries: 2,
  outputDir: 'test-results',
  use: {
    viewport: { width: 1366, height: 768 },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Told in full where it failed once: tracing every step doubles the work of those that pass.
    trace: 'on-first-retry',
    launchOptions: { args: FLAGS, ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}) },
  },
});
