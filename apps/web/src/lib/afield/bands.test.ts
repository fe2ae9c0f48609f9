import { describe, expect, it, test } from 'vitest';
import { BANDS, bandOf, distanceFor, nearestOff } from './bands.ts';

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

test('how far somebody is off is counted to the nearest of the others', () => {
  const sides = [{ members: ['hild', 'wren'] }, { members: ['grik', 'snag'] }];
  const off = nearestOff({ sides, line: { hild: 40, wren: 0, grik: 60, snag: 90 } });
  expect(Object.fromEntries(off)).toEqual({ hild: 20, wren: 60, grik: 20, snag: 50 });
  expect(nearestOff({ sides, line: {} }).size).toBe(0);
});
