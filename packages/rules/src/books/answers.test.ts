import { describe, expect, it } from 'vitest';
import type { Slot } from '../core/index.ts';
import { ANSWERS } from './answers.ts';
import { lineOf } from './lines.ts';
import { BOOKS, RULESETS } from './list.ts';

/** An answer as it is written: of functions their text, so that what two books borrow of a third reads the same. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'function' ? part.toString() : part)) ?? 'nothing';

const pages = RULESETS.map((book) => ({ book, page: BOOKS[book].contents({}) }));
const slots = Object.keys(BOOKS.ose.contents({})) as Slot[];

describe('where books differ', () => {
  it.each(slots)('on %s, each answer can be chosen', (slot) => {
    const answers = Map.groupBy(pages, ({ page }) => written(page[slot]));
    const without = [...answers.values()].filter((alike) => !alike.some(({ book }) => ANSWERS[slot]?.books[book]));
    expect(answers.size > 1 ? without.map((alike) => alike.map(({ book }) => book)) : []).toEqual([]);
  });
});

/** How a heading begins, that names what the answer is about and does not give it. */
const HEADING = /^(How|What|When|Which|Where|The order|The sequence) /;

it.each(Object.entries(ANSWERS))('on %s, each book answers in a line, and none by a heading', (_, answers) => {
  const said = Object.values(answers?.books ?? {}).map((answer) => answer?.line ?? lineOf(answer?.rule ?? '') ?? '');
  expect(said.filter((line) => line === '' || HEADING.test(line))).toEqual([]);
});
