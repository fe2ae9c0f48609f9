import { SvelteSet } from 'svelte/reactivity';
import { expect, it } from 'vitest';
import { remembering } from './remembering.svelte.ts';

it('a value is worked out from what it was before', () => {
  const here = new SvelteSet(['Aldo']);
  const everHere = remembering<readonly string[]>([], (before) => [...new Set([...before, ...here])]);
  expect(everHere()).toEqual(['Aldo']);
  here.clear();
  here.add('Bru');
  expect(everHere()).toEqual(['Aldo', 'Bru']);
});
