import { defineConfig } from 'vitest/config';

/** Reading a file is pure: test files may share the modules. All processors; laws take their time on a busy machine. */
export default defineConfig({
  test: { isolate: false, maxWorkers: '100%', testTimeout: 60_000, setupFiles: ['../../laws.setup.ts'] },
});
