import { expect, it } from 'vitest';
import { hueOf, whoseDice } from './whose.ts';

const throwers = {
  people: [
    { user: 'rhea', name: 'Rhea', role: 'referee', hue: 40 },
    { user: 'ann', name: 'Ann', role: 'player', hue: 200 },
    { user: 'bob', name: 'Bob', role: 'player', hue: null },
  ],
  creatures: [
    { name: 'Hild', called: 'Hild', owner: null },
    { name: 'Hild Ashgrove', called: 'Hild Ashgrove', owner: 'ann' },
    { name: 'Wren', called: 'Wren', owner: 'bob' },
    { name: 'Goblin', called: 'the goblin', owner: null },
  ],
};

it.each([
  ['who plays a character', { text: 'Hild Ashgrove attacks the goblin with a sword.' }, 'Hild Ashgrove', 200],
  ['who chose no colour, which goes by the name', { text: 'Wren hides.' }, 'Wren', hueOf('Bob')],
  ['whoever throws dice of their own', { text: 'throws 2d6', speaker: 'Ann' }, 'Ann', 200],
  ['the referee, for a monster', { text: 'The goblin attacks Wren.' }, 'Goblin', 40],
  ['the referee, for a side', { text: 'Initiative', throwers: ['The goblins', 'The party'] }, 'The goblins', 40],
  ['the referee, for what nobody does', { text: 'A check for wandering monsters.' }, 'Rhea', 40],
])('dice have the colour of %s', (_of, line, who, hue) => {
  expect(whoseDice(line, throwers)).toEqual({ who, hue });
});
