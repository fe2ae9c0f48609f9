import { expect, it } from 'vitest';
import { givenSince } from './given.ts';

it.each([
  ['who was there becomes one’s own', { own: [], there: ['hild'] }, null, ['hild']],
  ['whom one has made is not given', { own: [], there: [] }, null, []],
  ['who was given while one was away is told as one comes', null, ['wren'], ['hild']],
  ['who was given before the page of a newcomer was there is told', null, [], ['hild']],
  ['nobody is, where all were one’s own before', null, ['wren', 'hild'], []],
  ['nobody is, at the first visit', null, null, []],
] as const)('%s', (_, before, kept, given) => {
  const left: readonly string[] | null = kept;
  const now = { own: left?.includes('wren') ? ['wren', 'hild'] : ['hild'], there: ['hild', 'wren'] };
  expect(givenSince(before, now, kept)).toEqual(given);
});
