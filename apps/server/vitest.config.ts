import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['test/postgres.ts'],
    setupFiles: ['../../laws.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
