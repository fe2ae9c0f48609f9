import { expect, it } from 'vitest';
import { inBook, ruleName } from './rule-name.ts';

it('a rule is named as in its book, and what no book says as the table’s own', () => {
  expect([ruleName('OSE-CMB-03'), ruleName('TABLE')]).toEqual(['OSE-CMB-03', 'the table’s own']);
});

it('only what stands in a book is named to be looked up', () => {
  expect([inBook('OSE-CMB-03'), inBook('TABLE'), inBook(null)]).toEqual(['OSE-CMB-03', null, null]);
});
