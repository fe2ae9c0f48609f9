import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['test/postgres.ts'],
    setupFiles: ['../../laws.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A database, a port and a folder of its own each: the files may share the modules.
    isolate: false,
    maxWorkers: 2,
  },
});
