import { expect, it } from 'vitest';
import { looksOf } from './lying.ts';

it.each([
  ['an iron-bound chest', 'chest'],
  ['a chest of silver coins', 'chest'],
  ['a stone coffer', 'chest'],
  ['a heap of coins under a cloak', 'coins'],
  ['a leather satchel', 'sack'],
  ['a cracked urn', 'urn'],
  ['potion of flying', 'urn'],
  ['Rope ×2', 'pile'],
  ['an impotent wand', 'pile'],
])('what is called %s looks like a %s', (name, looks) => {
  expect(looksOf(name)).toBe(looks);
});
