import { defineConfig } from 'vitest/config';

/** All processors, one package after the other; laws take their time on a busy machine. */
export default defineConfig({
  test: { maxWorkers: '100%', testTimeout: 60_000, setupFiles: ['../../laws.setup.ts'] },
});
