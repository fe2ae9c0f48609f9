import { describe, expect, it } from 'vitest';
import { visibleAtSea, visibleMiles } from './ose.ts';

describe('visibility', () => {
  it('OSE-WLD-13: three miles in the open, elsewhere as the referee says', () => {
    expect([visibleMiles(true, null), visibleMiles(false, 1), visibleMiles(false, null)]).toEqual([3, 1, null]);
  });

  it.each([
    ['land', 'clear', 24, 'mile'],
    ['ship', 'clear', 300, 'yard'],
    ['ship', 'dense-fog', 40, 'yard'],
    ['land', 'dense-fog', null, 'mile'],
  ] as const)('OSE-SEA-08: %s in %s weather is seen at %s %ss', (what, condition, distance, unit) => {
    expect(visibleAtSea(what, condition)).toEqual({ distance, unit });
  });
});
