import { GROUNDS } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { hintFor } from './brush.ts';

it('whoever has no brush in hand looks, and first puts the party on the map', () => {
  expect(hintFor('look', { awaitsParty: true })).toBe('The party is not on this map: click the hex it stands on.');
  expect(hintFor('look', {})).toBe('Click a hex to read what is there.');
  expect(hintFor('look', { touched: true })).toBe('Tap a hex to read what is there.');
  expect(hintFor('look', { awaitsParty: true, touched: true })).toBe(
    'The party is not on this map: tap the hex it stands on.',
  );
});

it.each([...GROUNDS, 'ways', 'party'] as const)(
  'with the brush “%s” it is said what it does, wherever the party is',
  (brush) => {
    expect(hintFor(brush, { awaitsParty: true })).toBe(hintFor(brush, {}));
    expect(hintFor(brush, { awaitsParty: true })).not.toContain('read what is there');
  },
);

it('a ground is called by its name', () => {
  expect(hintFor('swamp', { awaitsParty: true })).toBe('Click a hex, or drag over several, to make it swamp.');
});

it('whoever puts a party that stands on the board on a hex reads that it leaves the board', () => {
  expect(hintFor('look', { awaitsParty: true, onBoard: true })).toBe(
    'The party is not on this map: click the hex it stands on, and the party leaves the board for it.',
  );
  expect(hintFor('party', { onBoard: true })).toBe(
    'Click the hex that the party stands on, and the party leaves the board for it.',
  );
});
