import { describe, expect, it } from 'vitest';
import { BANDS, bandOf, distanceFor } from './bands.ts';

describe('how far apart those are who meet off the board', () => {
  it.each([
    [0, 'feet', 'Within reach'],
    [5, 'feet', 'Within reach'],
    [40, 'feet', 'Close'],
    [90, 'feet', 'Near'],
    [90, 'yards', 'Far'],
    [240, 'yards', 'Distant'],
  ] as const)('%i %s is %s', (distance, unit, name) => {
    expect(bandOf(distance, unit)?.name).toBe(name);
  });

  it('is unsaid until it is known', () => {
    expect(bandOf(null, 'feet')).toBeNull();
  });

  it.each(['feet', 'yards'] as const)('what a band is set to lies in it, in %s', (unit) => {
    expect(BANDS.map((band) => bandOf(distanceFor(band, unit), unit))).toEqual(BANDS);
  });
});
