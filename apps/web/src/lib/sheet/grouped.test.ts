import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [12_400, '12\u202f400'],
  [1_000_000, '1\u202f000\u202f000'],
])('%i is written as %s', (figure, text) => expect(grouped(figure)).toBe(text));
