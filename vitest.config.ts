import { defineConfig } from 'vitest/config';

/** So that one file's tests can be run from here, with what its own package sets up for them. */
export default defineConfig({ test: { projects: ['packages/*', 'apps/*'] } });
