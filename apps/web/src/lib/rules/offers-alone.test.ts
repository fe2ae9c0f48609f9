import { build } from 'vite';
import { expect, it } from 'vitest';
import { offersAlone } from '../../../offers-alone.ts';

const FILES: Readonly<Record<string, string>> = {
  '/packages/rules/src/procedures/dungeon/doors/procedure.ts': `
    import { offers } from '/offers.ts';
    import { rulings } from '/rulings.ts';
    export const doors: object = { play: rulings, offer: offers, anywhere: ['on any map'] };`,
  '/offers.ts': `export const offers = ['what may be done'];`,
  '/rulings.ts': `export const rulings = ['what comes of it'];`,
  '/page.ts': `
    import { doors } from '/packages/rules/src/procedures/dungeon/doors/procedure.ts';
    console.log(doors);`,
};

it('takes what a procedure offers into a page, and leaves its rulings out', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (id in FILES ? { id, moduleSideEffects: id === '/page.ts' } : null),
        load: (id) => FILES[id] ?? null,
      },
      offersAlone(),
    ],
    build: { write: false, rollupOptions: { input: '/page.ts' } },
  });
  const text = JSON.stringify(made);
  expect(text).toContain('what may be done');
  expect(text).toContain('on any map');
  expect(text).not.toContain('what comes of it');
});
