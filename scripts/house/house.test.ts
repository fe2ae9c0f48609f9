import { describe, expect, it } from 'vitest';
import { fileArrows, folderArrows, largestCircle } from './circles.ts';
import { foreignIds } from './ids.ts';
import { listsOf } from './lists.ts';
import { sightAsked } from './sight.ts';
import { slotsOf } from './slots.ts';
import { isPlayed, sourceOf } from './sources.ts';

const importing = (path: string, ...files: readonly string[]) =>
  sourceOf(path, files.map((file) => `import type { X } from './${file}';`).join('\n'));

describe('the largest circle', () => {
  it('is of the files that all lead to each other, by types too', () => {
    const sources = [
      importing('a.ts', 'b.ts'),
      importing('b.ts', 'c.ts'),
      importing('c.ts', 'a.ts'),
      importing('d.ts', 'a.ts'),
    ];
    expect(largestCircle(fileArrows(sources))).toHaveLength(3);
  });

  it('is none where all arrows lead downwards', () => {
    expect(largestCircle(fileArrows([importing('a.ts', 'b.ts', 'c.ts'), importing('b.ts', 'c.ts')]))).toEqual([]);
  });

  it('is of folders even where no file is in a circle', () => {
    const sources = [
      importing('up/one.ts', '../down/one.ts'),
      importing('down/two.ts', '../up/two.ts'),
      importing('down/one.ts'),
      importing('up/two.ts'),
    ];
    expect(largestCircle(fileArrows(sources))).toEqual([]);
    expect(largestCircle(folderArrows(sources))).toHaveLength(2);
  });
});

describe('a list of procedures', () => {
  const folders = (count: number) =>
    Array.from({ length: count }, (_, place) => `procedures/room${place % 3}/p${place}/offers.ts`);
  it('is a file that names twenty of them', () => {
    expect(listsOf([importing('src/offers.ts', ...folders(20))])).toEqual(['src/offers.ts']);
  });
  it('is none below that', () => {
    expect(listsOf([importing('src/offers.ts', ...folders(19))])).toEqual([]);
  });
  it('is not the contents page of a book', () => {
    expect(listsOf([importing('src/books/ose/contents.ts', ...folders(20))])).toEqual([]);
  });
});

describe('an id', () => {
  it.each([
    ['src/doors/doors.ts', 2],
    ['src/doors/ose.ts', 1],
    ['src/books/eris/content/classes.ts', 1],
    ['src/doors/eris-stuck.ts', 1],
    ['src/books/ose/catalogue.ts', 1],
  ])('of OSE and one of Eris in %s: %i are foreign', (path, count) => {
    expect(foreignIds(sourceOf(path, '/** OSE-DUN-12, ERI-MOV-05 */'))).toHaveLength(count);
  });
});

describe('a slot', () => {
  it('is as large as its interface', () => {
    const added = (slot: string) => `declare module '../../ruleset.ts' {\n  interface Ruleset { readonly ${slot} }\n}`;
    const doors = sourceOf(
      'src/doors/rule.ts',
      `export interface DoorsRule {\n  a: 1;\n  b: 2;\n}\ninterface Other {\n}\n${added('doors: DoorsRule')}`,
    );
    const turn = sourceOf(
      'src/turn/rule.ts',
      `/** A turn. */\nexport interface TurnRule {}\n${added('turn: TurnRule | null')}`,
    );
    expect(slotsOf([doors, turn])).toEqual([
      { name: 'DoorsRule', lines: 4 },
      { name: 'TurnRule', lines: 1 },
    ]);
  });
});

describe('views and offers', () => {
  it.each([
    ['packages/rules/src/view/sections/lights.ts', 'if (isLightKnown(state, seat, light))', 1],
    ['packages/rules/src/procedures/dungeon/doors/offers.ts', "seat.role === 'referee' && conditionsAsKnown(one)", 2],
    ['packages/rules/src/procedures/making/barred-offers.ts', 'const of = ({ role }: Seat) => role;', 1],
    ['packages/rules/src/view/sections/lights.ts', 'if (mayReferee(seat))', 0],
    ['packages/rules/src/procedures/dungeon/doors/doors.ts', 'if (isKnown(scene, door))', 0],
  ])('%s with %s: asks %i times who sees what', (path, text, asked) => {
    expect(sightAsked(sourceOf(path, text))).toHaveLength(asked);
  });
});

describe('what is played', () => {
  it.each([
    ['doors/doors.ts', true],
    ['doors/doors.test.ts', false],
    ['src/vectors.ts', false],
    ['src/books/examples.ts', false],
    ['src/books/eris/examples/doors.ts', false],
  ])('%s: %s', (path, played) => {
    expect(isPlayed(sourceOf(path, ''))).toBe(played);
  });
});
