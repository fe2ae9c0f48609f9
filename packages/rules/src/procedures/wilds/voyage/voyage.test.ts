import { describe, expect, it } from 'vitest';
import { riverMiles, sailingMiles, waterMiles, waterWanderingChance } from './ose.ts';

describe('voyage', () => {
  it('OSE-SEA-05: a fifth of the rate, in miles a day', () => expect(waterMiles(360)).toBe(72));

  it.each([
    [90, 'down', 3, 27],
    [90, 'up', 6, 6],
    [30, 'up', 4, 0],
  ] as const)('OSE-SEA-06: at %i feet %s the river, a %i, %i miles', (base, direction, die, miles) =>
    expect(riverMiles(base, direction, die)).toBe(miles),
  );

  it('OSE-SEA-07: the wind multiplies the rate, and a hole takes a third of it', () => {
    expect(sailingMiles(360, '1/3', false)).toBeCloseTo(24);
    expect(sailingMiles(450, '4/3', false)).toBeCloseTo(120);
    expect(sailingMiles(360, '2', true)).toBeCloseTo(96);
  });

  it('OSE-SEA-09: two in six on oceans, rivers and lakes, three in swamps', () => {
    expect(['ocean', 'river', 'lake', 'swamp'].map(waterWanderingChance)).toEqual([2, 2, 2, 3]);
  });
});
