import { sveltekit } from '@sveltejs/kit/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [icons({ compiler: 'raw' }), sveltekit()],
  test: { setupFiles: ['../../laws.setup.ts'] },
});
