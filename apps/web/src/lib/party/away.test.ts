import { expect, it } from 'vitest';
import { isAway } from './away.ts';

const [hild, wren] = [
  { id: 'hild', at: null, conditions: [] },
  { id: 'wren', at: { square: { x: 1, y: 1 } }, conditions: ['dead'] },
];

it('is away when nobody living of the party stands on a map, wherever its dead lie', () => {
  expect(isAway(['hild', 'wren'], [hild, wren])).toBe(true);
  expect(isAway(['hild', 'wren'], [hild, { ...wren, conditions: ['asleep'] }])).toBe(false);
  expect(isAway(['hild'], [hild, { ...wren, conditions: [] }])).toBe(true);
  expect(isAway([], [wren])).toBe(false);
  expect(isAway(['wren'], [wren])).toBe(false);
});
