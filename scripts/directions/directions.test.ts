import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './findings.ts';

const BOOKS = Object.fromEntries(
  ['ose', 'eris'].map((book) => [
    `packages/rules/src/books/${book}/book.ts`,
    `declare module '../../core/ruleset.ts' {\n  interface Books {\n    readonly ${book}: 'XXX';\n  }\n}`,
  ]),
);

/** What is found in these files, in words. */
const found = (files: Readonly<Record<string, string>>): readonly string[] => {
  const all: Readonly<Record<string, string>> = { ...BOOKS, ...files };
  return findings(Object.keys(all), (path) => all[path] ?? '').map(({ path, says }) => `${path}: ${says}`);
};

describe('a package needs only those that the arrows of the house lead to', () => {
  it.each([
    ['packages/geometry/package.json', '"@lanthorn/rules": "workspace:*"', 'packages/geometry may not need rules'],
    ['packages/rules/src/play.ts', "import { x } from '@lanthorn/protocol';", 'packages/rules may not need protocol'],
    ['apps/web/src/a.svelte', "import { x } from '@lanthorn/importers';", 'apps/web may not need importers'],
    ['apps/web/src/a.ts', "import { x } from '../../server/src/app.ts';", 'apps/web may not need server'],
    ['apps/web/src/a.ts', "import { x } from '../../../apps/server/src/app.ts';", 'apps/web may not need server'],
    ['apps/server/src/a.ts', "import { x } from '@lanthorn/prisma/migrate';", null],
  ])('%s with %s', (path, text, says) => {
    expect(found({ [path]: text })).toEqual(says ? [`${path}: ${says}`] : []);
  });
});

describe('nobody outside the rulesets asks for one by its name', () => {
  it.each([
    ['packages/rules/src/procedures/fight/attack/attack.ts', "import { x } from './ose.ts';", true],
    ['packages/rules/src/view/project.ts', "if (state.ruleset.base === 'eris') {", true],
    ['apps/web/src/a.svelte', '{#if base === "ose"}', true],
    ['packages/rules/src/books/ose/contents.ts', "import { x } from '../../procedures/fight/attack/ose.ts';", false],
    ['packages/rules/src/procedures/fight/attack/ose.ts', "import { x } from '../surprise/ose.ts';", false],
    ['packages/rules/src/procedures/fight/attack/attack.ts', "import { x } from './eris-ranges.ts';", true],
    ['packages/rules/src/procedures/fight/attack/eris-ranges.ts', "import { x } from './eris.ts';", false],
    ['packages/rules/src/books/eris/content/classes.ts', "const book = 'eris';", false],
    ['packages/rules/src/procedures/fight/attack/attack.test.ts', "import { x } from './ose.ts';", false],
    [
      'packages/rules/src/procedures/fight/attack/rule.ts',
      "import { x } from '../../../books/ose/content/weapons.ts';",
      true,
    ],
    [
      'packages/rules/src/procedures/fight/attack/eris.ts',
      "import { x } from '../../../books/ose/content/weapons.ts';",
      false,
    ],
    [
      'packages/rules/src/procedures/fight/attack/attack.ts',
      "import { x } from './close.ts'; const those = 'rose';",
      false,
    ],
  ])('%s with %s', (path, text, isFound) => {
    expect(found({ [path]: text })).toHaveLength(isFound ? 1 : 0);
  });
});

describe('the import graph', () => {
  const root = mkdtempSync(join(tmpdir(), 'lanthorn-directions-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeAll(() => {
    write('tsconfig.base.json', '{}');
    for (const name of ['geometry', 'rules']) {
      const folder = `packages/${name}`;
      write(`${folder}/package.json`, `{ "name": "@lanthorn/${name}", "exports": { ".": "./src/index.ts" } }`);
      write(`${folder}/src/index.ts`, 'export const x = 1;');
      mkdirSync(join(root, 'node_modules/@lanthorn'), { recursive: true });
      symlinkSync(join(root, folder), join(root, 'node_modules/@lanthorn', name));
    }
    write('packages/geometry/src/sight.ts', "import { x } from '@lanthorn/rules'; export const y = x;");
    write('packages/rules/src/clock.ts', "import { readFileSync } from 'node:fs'; export const y = readFileSync;");
    write('packages/rules/src/one.ts', "import { b } from './two.ts'; export const a = () => b;");
    write('packages/rules/src/two.ts', "import { a } from './one.ts'; export const b = () => a;");
    write('packages/rules/src/deep.ts', "import { y } from '../../geometry/src/sight.ts'; export const z = y;");
    write('packages/rules/src/core/dice.ts', "import type { S } from '../state/state.ts'; export type D = S;");
    write('packages/rules/src/state/state.ts', "import type { P } from '../play/play.ts'; export type S = P;");
    write('packages/rules/src/play/play.ts', "import type { D } from '../procedures/doors.ts'; export type P = D;");
    write('packages/rules/src/procedures/doors.ts', "import type { V } from '../view/view.ts'; export type D = V;");
    write('packages/rules/src/procedures/dungeon/doors/open.ts', 'export const open = 1;');
    write(
      'packages/rules/src/procedures/body/damage/deal.ts',
      "import { open } from '../../dungeon/doors/open.ts'; export const d = open;",
    );
    write('packages/rules/src/view/view.ts', "import type { D } from '../core/dice.ts'; export type V = D;");
    write('packages/rules/src/stray.ts', "import { y } from '@lanthorn/nowhere'; export const z = y;");
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('refuses wrong directions, cycles, chance and clocks in the rules, back doors, and what is not there', () => {
    const project = join(import.meta.dirname, '../..');
    const words = ['--config', join(project, '.dependency-cruiser.json'), 'packages'];
    const run = spawnSync(join(project, 'node_modules/.bin/depcruise'), words, { cwd: root, encoding: 'utf8' });
    const names = [...run.stdout.matchAll(/error ([a-z-]+):/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(
      new Set([
        'geometry-stands-alone',
        'rules-are-pure',
        'core-knows-nothing-above',
        'state-knows-core-alone',
        'play-knows-no-procedure',
        'procedures-know-no-view',
        'body-needs-no-room-above',
        'no-cycle-of-types',
        'no-cycle',
        'doors-only',
        'no-stray',
      ]),
    );
    expect(run.status).not.toBe(0);
  });
});
