import { build } from 'vite';
import { expect, it } from 'vitest';
import { offersAlone } from '../../../offers-alone.ts';

const AT = '/packages/rules/src/procedures';

const FILES: Readonly<Record<string, string>> = {
  [`${AT}/dungeon/doors/procedure.ts`]: `
    import { offers } from '/offers.ts';
    import { doorsHandlers } from '${AT}/dungeon/doors/doors.ts';
    import { lines } from '/lines.ts';
    import { doorsForms } from '/forms.ts';
    export const doors: object = { forms: doorsForms, handle: doorsHandlers, offer: offers, tell: lines };`,
  [`${AT}/dungeon/doors/doors.ts`]: `
    import { rulings } from '/rulings.ts';
    export const doorsHandlers: object = { Open: { may: () => rulings, play: rulings, counts: 'by one of them' } };`,
  [`${AT}/meeting/captives/captives.ts`]: `
    import { offers } from '/offers.ts';
    import { rulings } from '/rulings.ts';
    import { captivesForms } from '/forms.ts';
    const captivesHandlers: object = { Release: { may: rulings, play: () => rulings, anywhere: 'on any map' } };
    export const captives: object = { forms: captivesForms, handle: captivesHandlers, offer: offers };`,
  '/forms.ts': `
    export const doorsForms = {};
    export const captivesForms = {};`,
  '/offers.ts': `export const offers = ['what may be done'];`,
  '/rulings.ts': `export const rulings = ['what comes of it'];`,
  '/lines.ts': `export const lines = ['what is told of it'];`,
  '/page.ts': `
    import { doors } from '${AT}/dungeon/doors/procedure.ts';
    import { captives } from '${AT}/meeting/captives/captives.ts';
    console.log(doors, captives);`,
};

const pageOf = (files: Readonly<Record<string, string>>) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (id in files ? { id, moduleSideEffects: id === '/page.ts' } : null),
        load: (id) => files[id] ?? null,
      },
      offersAlone(),
    ],
    build: { write: false, rollupOptions: { input: '/page.ts' } },
  });

it('takes what procedures offer into a page, and leaves their rulings and lines out', async () => {
  const text = JSON.stringify(await pageOf(FILES));
  for (const needed of ['what may be done', 'by one of them', 'on any map']) expect(text).toContain(needed);
  for (const ruling of ['what comes of it', 'what is told of it']) expect(text).not.toContain(ruling);
});

it('makes no page that would have the rulings of a procedure', async () => {
  const file = `${AT}/meeting/captives/captives.ts`;
  const renamed = { ...FILES, [file]: FILES[file]?.replaceAll('captivesHandlers', 'rulingOnCaptives') ?? '' };
  await expect(pageOf(renamed)).rejects.toThrow('A page would have the rulings of rulingOnCaptives.');
});

it('leaves a table alone that only has a part called `forms`', async () => {
  const parts = `${AT}/dungeon/doors/parts.ts`;
  const files = {
    ...FILES,
    [parts]: `export const parts: object = { forms: { says: 'a form' }, tell: 'what a part tells' };`,
    '/page.ts': `${FILES['/page.ts']}
      import { parts } from '${parts}';
      console.log(parts);`,
  };
  expect(JSON.stringify(await pageOf(files))).toContain('what a part tells');
});
