import { defineConfig, mergeConfig } from 'vitest/config';
import { tapped } from './bin/coverage/tap.ts';
import config from './vitest.config.ts';

/** The tests with a record of the rules that play names in each of them: `counts/played/`. */
export default mergeConfig(
  config,
  defineConfig({
    plugins: [tapped()],
    // Modules kept on disk would be those without a tap.
    test: {
      fsModuleCache: false,
      testTimeout: 300_000,
      setupFiles: ['bin/coverage/record.ts'],
    },
  }),
);
