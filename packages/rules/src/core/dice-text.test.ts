import { expect, it } from 'vitest';
import { leastOf, mostOf, readDice } from './dice-text.ts';

it.each([
  ['1d6*10', { count: 1, sides: 6, plus: 0, times: 10 }],
  ['1d6×10', { count: 1, sides: 6, plus: 0, times: 10 }],
  ['1d6 x 10', { count: 1, sides: 6, plus: 0, times: 10 }],
  ['1d6 × 1,000', { count: 1, sides: 6, plus: 0, times: 1_000 }],
  ['2d6 + 1', { count: 2, sides: 6, plus: 1, times: 1 }],
  ['3', { count: 0, sides: 1, plus: 3, times: 1 }],
])('%s is read as the books write it', (text, dice) => {
  expect(readDice(text)).toEqual(dice);
});

it.each([
  ['2d6+1', 3, 13],
  ['1d4-1', 0, 3],
  ['2d4 × 10', 20, 80],
  ['2d4*0', 0, 0],
  ['3', 3, 3],
])('%s comes to %i at the least and %i at the most', (text, least, most) => {
  const dice = readDice(text);
  expect(dice && [leastOf(dice), mostOf(dice)]).toEqual([least, most]);
});

it.each(['', 'x', 'd6', '1d6x', '1,5', '1d6 gp', '2d0', '2d0+2'])('%s is no dice', (text) => {
  expect(readDice(text)).toBeNull();
});
