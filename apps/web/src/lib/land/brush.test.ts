import { GROUNDS } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { hintFor } from './brush.ts';

it('whoever has no brush in hand looks, and first puts the party on the map', () => {
  expect(hintFor('look', true)).toBe('The party is not on this map: click the hex it stands on.');
  expect(hintFor('look', false)).toBe('Click a hex to read what is there.');
});

it.each([...GROUNDS, 'ways', 'party'] as const)(
  'with the brush “%s” it is said what it does, wherever the party is',
  (brush) => {
    expect(hintFor(brush, true)).toBe(hintFor(brush, false));
    expect(hintFor(brush, true)).not.toContain('read what is there');
  },
);

it('a ground is called by its name', () => {
  expect(hintFor('swamp', true)).toBe('Click a hex, or drag over several, to make it swamp.');
});
