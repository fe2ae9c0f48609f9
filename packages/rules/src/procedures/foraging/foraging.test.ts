import { describe, expect, it } from 'vitest';
import { finds, hunt } from './ose.ts';

describe('foraging', () => {
  it('OSE-WLD-05: one in six finds food on the way', () => expect([1, 2, 3, 4, 5, 6].filter(finds)).toEqual([1]));

  it('OSE-WLD-06: a hunt takes the day, is no rest, and meets animals on one in six', () => {
    expect(hunt(1)).toEqual({ animals: true, travelMiles: 0, countsAsRest: false });
    expect(hunt(5).animals).toBe(false);
  });
});
