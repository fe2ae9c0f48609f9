import { expect, it } from 'vitest';
import { goblin } from '../../../../test/table.ts';
import { isCalled } from './kinds.ts';

it.each([
  ['Orc chieftain', 'orc', true],
  ['Orcs', 'orc', true],
  ['Hobgoblin', 'goblin', false],
  ['Hill giant', 'giant', true],
  ['Fire giant 3', 'giant', true],
  ['Giant 2', 'giant', true],
  ['Giant rat', 'giant', false],
])('%s by its name is a %s: %s', (name, kind, is) => {
  expect(isCalled(goblin({ name }), kind)).toBe(is);
});
