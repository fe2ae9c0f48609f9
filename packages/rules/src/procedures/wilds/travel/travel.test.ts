import { describe, expect, it } from 'vitest';
import { accepts } from '../../../../test/in-play.ts';
import { measured } from '../../table/measures/outdoors.ts';
import { carriesFlying, flyingMiles, forcedMarch, milesThrough, tiredByTravel, wanderingChance } from './ose.ts';

describe('travel', () => {
  it.each([
    ['clear', 24, 1],
    ['grasslands', 24, 1],
    ['settled', 24, 1],
    ['city', 24, 1],
    ['barren', 24, 2],
    ['broken', 16, 2],
    ['hills', 16, 2],
    ['forest', 16, 2],
    ['woods', 16, 2],
    ['mountains', 12, 3],
    ['desert', 16, 2],
    ['jungle', 12, 3],
    ['swamp', 12, 3],
  ])(
    'OSE-WLD-09, OSE-WLD-14: at 120 feet a day through %s is %i miles, and something wanders by on %i in 6',
    (terrain, miles, chance) => {
      expect(milesThrough(120, terrain)).toBeCloseTo(miles);
      expect(wanderingChance(terrain)).toBe(chance);
    },
  );

  it('OSE-WLD-09: a maintained road is half as fast again', () => expect(milesThrough(60, 'road')).toBe(18));

  it('OSE-WLD-03: a flyer covers twice the distance, whatever lies below', () => expect(flyingMiles(120)).toBe(48));

  it('OSE-WLD-10: a forced march is half as far again, after the terrain, and asks for a day of rest', () => {
    expect(forcedMarch(120, 'clear')).toEqual({ miles: 36, restDaysRequired: 1 });
    expect(forcedMarch(120, 'hills').miles).toBeCloseTo(24);
  });

  it.each([
    [2, 'nothing'],
    [3, 'half-human'],
    [5, 'half-human'],
    [6, 'human'],
    [11, 'human'],
    [12, 'horse'],
    [24, 'elephant'],
  ] as const)('OSE-WLD-04: a winged beast of %i hit dice carries %s', (hitDice, load) =>
    expect(carriesFlying(hitDice)).toBe(load),
  );

  it.each([
    ['TTTTTTR', false],
    ['TTTTTTT', true],
    ['TTTTTT', false],
    ['TTTTTTHT', true],
    ['TTTRTTTT', false],
  ])('OSE-WLD-11: after %s being tired is %s', (days, fatigued) => {
    expect(tiredByTravel([...days] as ('T' | 'R' | 'H')[]).fatigued).toBe(fatigued);
  });

  it('OSE-WLD-02, OSE-SEA-02: in the open feet become yards, but not for areas', () => {
    expect(measured('movement', 40, 'wilderness')).toEqual({ value: 40, unit: 'yard', feet: 120 });
    expect(measured('area', 20, 'sea')).toEqual({ value: 20, unit: 'foot', feet: 20 });
    expect(measured('range', 70, 'dungeon')).toEqual({ value: 70, unit: 'foot', feet: 70 });
  });

  it('OSE-WLD-14: from one check a day to four', () =>
    expect([0, 1, 4, 5, 1.5].map((perDay: number) => accepts('wildernessChecksPerDay', perDay))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]));
});
