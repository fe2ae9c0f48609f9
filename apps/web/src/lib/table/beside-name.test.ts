import { expect, it } from 'vitest';
import { besideName } from './beside-name.ts';

it.each([
  ['Hide Snag from the players', 'Snag', 'Hide from the players'],
  ['Light and scale of The Drowned Bell', 'The Drowned Bell', 'Light and scale'],
  ['Rename The Drowned Bell', 'The Drowned Bell', 'Rename'],
  ['Move Rat (2) elsewhere', 'Rat (2)', 'Move elsewhere'],
  ['Snag leaves the party', 'Snag', 'Leaves the party'],
  ['Attack with sword', 'Snag', 'Attack with sword'],
  ['Cast Sleep at Snag', 'Snag', 'Cast Sleep'],
  ['Cast Sleep at the sullen goblin', 'Sullen goblin', 'Cast Sleep'],
  ['Declare Sleep at', 'Snag', 'Declare Sleep'],
  ['Heal somebody', 'Snag', 'Heal'],
  ['Put more into an iron chest (room 4)', 'an iron chest', 'Put more into'],
  ['Snag', 'Snag', 'Snag'],
  ['Snaggle is free', 'Snag', 'Snaggle is free'],
])('%s, beside the name %s: %s', (label, name, short) => {
  expect(besideName(label, name)).toBe(short);
});
