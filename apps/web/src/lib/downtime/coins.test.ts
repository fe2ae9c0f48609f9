import { copperIn, DEFAULT_CHOICE, rulesFor } from '@lanthorn/rules';
import { expect, test } from 'vitest';
import { goldText } from './coins.ts';

test.each([
  [0, '0 gp'],
  [240_000, '2,400 gp'],
  [1_234, '12 gp, 3 sp and 4 cp'],
  [33, '3 sp and 3 cp'],
])('%i copper reads %s', (copper, text) => expect(goldText(copper)).toBe(text));

test('a purse is worth what its coins are', () => {
  const { copper } = rulesFor(DEFAULT_CHOICE).equipment;
  expect(copperIn({ pp: 1, gp: 2, ep: 1, sp: 3, cp: 4 }, copper)).toBe(784);
});
