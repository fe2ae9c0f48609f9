import { expect, it } from 'vitest';
import { inDice, readAmount } from './notation.ts';

it.each(['1d6', '2d8+1', '50'])('dice are written as they are read: %s', (written) => {
  const dice = readAmount(written);
  expect(dice && inDice(dice)).toBe(written);
});

it('what is added to dice stands in one sum with them, and is read again', () => {
  const dice = { count: 2, sides: 6, plus: 1 };
  expect([inDice(dice, 3), inDice(dice, -1)]).toEqual(['2d6+4', '2d6']);
  expect(readAmount(inDice(dice, -3))).toEqual({ ...dice, plus: -2 });
});

it('an amount of which a part would be left out is none', () => {
  expect([readAmount('3d6+2d4'), readAmount('1d6 + poison')]).toEqual([null, null]);
});
