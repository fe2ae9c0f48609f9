import { sveltekit } from '@sveltejs/kit/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Where the pages are, whichever folder the tests are run from.
  root: import.meta.dirname,
  plugins: [icons({ compiler: 'raw' }), sveltekit()],
  // No test leaves anything behind in a module: the files may share them. Pictures take their time on a busy machine.
  test: { isolate: false, setupFiles: ['../../laws.setup.ts'], testTimeout: 60_000 },
});
