import { describe, expect, it } from 'vitest';
import { loaded } from '../../../core/index.ts';
import { SIMPLE_WINDS, sweptDegrees, sweptTo, takesWater, unseaworthyInGale, VARIABLE_WINDS, windOf } from './ose.ts';
import { fraction } from './wind.ts';

describe('wind', () => {
  it.each([
    [2, 'none', '0', '1/3'],
    [3, 'faint', '1/3', '1'],
    [4, 'gentle', '1/2', '1'],
    [5, 'moderate', '2/3', '1'],
    [6, 'fresh', '1', '1'],
    [8, 'fresh', '1', '1'],
    [9, 'strong', '4/3', '1'],
    [10, 'high', '3/2', '1'],
    [11, 'near-gale', '2', '1'],
    [12, 'gale', '3', '1'],
  ])('OSE-SEA-12: %i is %s, sails ×%s, oars ×%s', (total, wind, factor, oarFactor) => {
    expect(windOf(VARIABLE_WINDS, total)).toMatchObject({ wind, factor, oarFactor });
  });

  it('OSE-SEA-11: without the option only a calm, a day’s sailing and a gale', () => {
    expect([2, 3, 11, 12].map((total) => windOf(SIMPLE_WINDS, total).wind)).toEqual([
      'none',
      'normal',
      'normal',
      'gale',
    ]);
    expect(fraction('2/3')).toBeCloseTo(0.667, 2);
  });

  it('OSE-SEA-13: a holed ship goes a third slower, and no slower for a second hole', () => {
    expect(takesWater(true, 10, false)).toEqual({ chance: 10, takesOnWater: true, rateFactor: '2/3' });
    expect(takesWater(false, 21, false)).toEqual({ chance: 20, takesOnWater: false, rateFactor: '1' });
    expect(takesWater(true, 90, true).rateFactor).toBe('2/3');
  });

  it('OSE-SEA-14: a gale sweeps a ship sixty degrees to the right for each pip above one, and may wreck it', () => {
    expect([1, 2, 6].map(sweptDegrees)).toEqual([0, 60, 300]);
    expect([sweptTo(false, null), sweptTo(true, 75), sweptTo(true, 76)]).toEqual(['at-sea', 'wrecked', 'sheltered']);
  });

  it.each([
    ['clear', [], 'beached'],
    ['forest', [2], 'harboured'],
    ['forest', [3, 80], 'sunk'],
    ['forest', [6, 81], 'survives'],
  ] as const)('OSE-SEA-15: an unseaworthy vessel off a %s shore, dice %j: %s', (shore, faces, outcome) => {
    const dice = loaded(...faces);
    expect(unseaworthyInGale({ inSightOfLand: true, attemptBeach: true, shore }, dice.die)).toBe(outcome);
  });
});
