import { expect, test } from 'vitest';
import { foundInWords } from './found-in-words.ts';

test.each([
  [28, 1, 0, '28 walls around 1 floor, no doors'],
  [1, 1, 1, '1 wall around 1 floor, 1 door'],
  [1_204, 30, 12, '1,204 walls around 30 floors, 12 doors'],
])('%i walls, %i floors and %i doors are told as they are counted', (walls, floors, doors, told) => {
  expect(foundInWords(walls, floors, doors)).toBe(told);
});
