import { expect, it } from 'vitest';
import { mostOf, readDice } from './dice-text.ts';

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
  ['2d6+1', 13],
  ['1d4-1', 3],
  ['2d4 × 10', 80],
  ['3', 3],
])('%s comes to %i at the most', (text, most) => {
  const dice = readDice(text);
  expect(dice && mostOf(dice)).toBe(most);
});

it.each(['', 'x', 'd6', '1d6x', '1,5', '1d6 gp'])('%s is no dice', (text) => {
  expect(readDice(text)).toBeNull();
});
