import { defineConfig } from 'vitest/config';

/** The rules are pure: test files may share the modules. Laws take their time on a busy machine. */
export default defineConfig({
  test: { isolate: false, testTimeout: 60_000, setupFiles: ['../../laws.setup.ts', 'src/rulesets/index.ts'] },
});
