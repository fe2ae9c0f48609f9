import { describe, expect, it } from 'vitest';
import { timeOf } from './time.ts';

describe('the clock', () => {
  it.each([
    [0, 'Day 1, 00:00'],
    [60, 'Day 1, 00:10'],
    [6 * 60, 'Day 1, 01:00'],
    [144 * 60, 'Day 2, 00:00'],
    [144 * 60 + 61, 'Day 2, 00:10'],
  ])('%i rounds are %s', (rounds, shown) => {
    expect(timeOf(rounds)).toBe(shown);
  });
});
