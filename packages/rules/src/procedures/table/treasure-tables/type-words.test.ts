import { expect, it } from 'vitest';
import { type Chanced, GEMS, TREASURE_TYPES, type TreasureType } from '../../../content/treasure-types.ts';
import { inType, TYPE_WORTHS } from './type-words.ts';

/** The middle of what dice such as `2d6*1000` throw. */
function mean(dice: string): number {
  const [, count = '0', , sides, times = '1'] = /^(\d+)(d(\d+))?(?:\*(\d+))?$/.exec(dice) ?? [];
  return Number(count) * (sides ? (Number(sides) + 1) / 2 : 1) * Number(times);
}
const IN_GOLD = { cp: 0.01, sp: 0.1, ep: 0.5, gp: 1, pp: 5 };
const expected = (chanced: Chanced | undefined): number => (chanced ? (chanced[0] / 100) * mean(chanced[1]) : 0);
const gem = GEMS.reduce((sum, [upTo, worth], row) => sum + ((upTo - (GEMS[row - 1]?.[0] ?? 0)) / 20) * worth, 0);
const jewel = mean('3d6*100');

const worthOf = ({ coins, gems, jewellery }: TreasureType): number =>
  Object.entries(coins).reduce((sum, [coin, chanced]) => sum + expected(chanced) * IN_GOLD[coin as 'gp'], 0) +
  expected(gems) * gem +
  expected(jewellery) * jewel;

/** To two figures, as one says it. */
const about = (worth: number): number => Number(worth.toPrecision(2));

it('says of every treasure type what its tables come to on average', () => {
  const reckoned = Object.entries(TREASURE_TYPES).map(([letter, type]) => [
    letter,
    about(worthOf(type)),
    type.magic?.percent ?? 0,
  ]);
  expect(TYPE_WORTHS).toEqual(reckoned);
});

it('is said in words', () => {
  expect(inType('C')).toMatch(/^a lair’s, about [\d,]+ gp, magic in 10 of 100$/);
  expect(inType('S')).toBe('each one’s own, about 5 gp');
  expect(inType('N')).toBe('a lair’s, magic in 40 of 100');
  expect(inType('Z')).toBeNull();
});
