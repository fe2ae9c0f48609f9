import { expect, it } from 'vitest';
import { leftInWords } from './limit.ts';

it.each([
  ['with room enough nothing is said', 10, 60, null],
  ['near its limit it is said how many letters are left', 55, 60, '5 left'],
  ['at its limit it is said that no more fit', 60, 60, 'no more than 60 letters'],
  ['of a long text it is said in time', 1_985, 2_000, '15 left'],
  ['a field without a limit says nothing', 500, -1, null],
] as const)('%s', (_, length, most, said) => expect(leftInWords(length, most)).toBe(said));
