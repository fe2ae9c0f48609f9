import { DEFAULT_CHOICE, rulesFor } from '@lanthorn/rules';
import { expect, test } from 'vitest';
import { coinsText, costOf, lotsOf, priceText } from './purse.ts';

const { copper } = rulesFor(DEFAULT_CHOICE).equipment;

test.each([
  [0, 'free'],
  [1, '1 cp'],
  [250, '2 gp 5 sp'],
  [150_016, '1,500 gp 1 sp 6 cp'],
])('%i copper pieces are asked as %s', (price, text) => expect(priceText(price, copper)).toBe(text));

test.each([
  [Number.NaN, 1],
  [0, 1],
  [3.7, 3],
  [1_000, 100],
])('whoever types %d buys %i', (typed, lots) => expect(lotsOf(typed)).toBe(lots));

test('so many of a ware cost so many times its price, in copper pieces', () => {
  expect(costOf({ cost: 1 }, 3, copper)).toBe(300);
  expect(costOf({ cost: 0.1 }, 3, copper)).toBe(30);
  expect(costOf({ cost: null }, 3, copper)).toBe(0);
});

test('a purse names the coins that are in it', () => {
  expect(coinsText({ pp: 0, gp: 30, ep: 1, sp: 0, cp: 4 })).toBe('30 gp, 1 ep, 4 cp');
  expect(coinsText({ pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 })).toBe('no coins');
});
