import { expect, it } from 'vitest';
import { apart } from './apart.ts';

it.each([
  [
    'by-names',
    ['Pale giant rat', 'Lean giant rat', 'Bold giant rat', 'Quick giant rat'],
    ['Pale', 'Lean', 'Bold', 'Quick'],
  ],
  ['numbers', ['Stirge 1', 'Stirge 2', 'Stirge 3', 'Stirge 14'], ['1', '2', '3', '14']],
  ['names that share nothing', ['Grik', 'Ogre', 'Wolf', 'Rat'], ['Grik', 'Ogre', 'Wolf', 'Rat']],
  [
    'one who goes by the kind alone',
    ['Rat', 'Pale rat', 'Lean rat', 'Bold rat'],
    ['Rat', 'Pale rat', 'Lean rat', 'Bold rat'],
  ],
  ['a few, who are named', ['Pale rat', 'Lean rat', 'Bold rat'], []],
] as const)('many of a kind are told apart by %s', (_, names, short) => {
  expect([...apart(names).values()]).toEqual(short);
});
