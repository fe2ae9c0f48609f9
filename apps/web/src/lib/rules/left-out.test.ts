import { build } from 'vite';
import { expect, it } from 'vitest';
import { leftOut } from '../../../left-out.ts';

it('fails where no file has come from which something is left out', async () => {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === '/page.ts' ? id : null),
    load: () => 'console.log("without any library");',
  };
  const made = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, leftOut()],
    build: { write: false, rollupOptions: { input: '/page.ts' } },
  });
  await expect(made).rejects.toThrow(/No file is called .*pixi/);
});
