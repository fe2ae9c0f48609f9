import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feetThroughAir } from './distance.ts';

const feet = fc.integer({ min: 0, max: 1_000 });
const height = fc.integer({ min: -500, max: 500 });

describe('feet through the air', () => {
  test.each([
    [30, 40, 50],
    [30, -40, 50],
    [10, 10, 14],
    [0, 25, 25],
    [7.5, 0, 7.5],
  ])('%d along the ground and %d up or down are %d', (along, rise, through) => {
    expect(feetThroughAir(along, rise)).toBe(through);
  });

  test('are whole where heights differ, no fewer than those along either, and no more than along both', () => {
    fc.assert(
      fc.property(feet, height, (along, rise) => {
        const through = feetThroughAir(along, rise);
        expect(Number.isInteger(through)).toBe(true);
        expect(through).toBeGreaterThanOrEqual(Math.max(along, Math.abs(rise)));
        expect(through).toBeLessThanOrEqual(along + Math.abs(rise));
      }),
    );
  });

  test('are as many up as down, and never fewer the higher or the farther', () => {
    fc.assert(
      fc.property(feet, height, feet, (along, rise, more) => {
        expect(feetThroughAir(along, rise)).toBe(feetThroughAir(along, -rise));
        expect(feetThroughAir(along + more, rise)).toBeGreaterThanOrEqual(feetThroughAir(along, rise));
        expect(feetThroughAir(along, Math.abs(rise) + more)).toBeGreaterThanOrEqual(feetThroughAir(along, rise));
      }),
    );
  });
});
