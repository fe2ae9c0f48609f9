import { describe, expect, it } from 'vitest';
import { actualHeading, lostAtSeaChance, lostChance, mayLoseWay } from './ose.ts';

describe('direction', () => {
  it.each([
    [false, false, false, true],
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
  ])('OSE-HAZ-07: guide %s, trail or river %s, landmark %s: the risk is %s', (guide, trail, landmark, risk) => {
    expect(mayLoseWay(guide, trail, landmark)).toBe(risk);
  });

  it.each([
    ['N', 5, 'NE'],
    ['N', 2, 'NW'],
    ['NW', 6, 'N'],
    ['E', 3, 'NE'],
  ] as const)('OSE-HAZ-08: heading %s, a %i veers to %s', (intended, die, actual) =>
    expect(actualHeading(intended, die)).toBe(actual),
  );

  it.each([
    ['clear', 1],
    ['forest', 2],
    ['swamp', 3],
    ['road', 0],
  ])('OSE-WLD-07: in %s the way is lost on %i in 6, and never without a risk', (terrain, chance) => {
    expect([lostChance(terrain, true), lostChance(terrain, false)]).toEqual([chance, 0]);
  });

  it.each([
    [true, false, 2],
    [false, false, 6],
    [false, true, 2],
  ])('OSE-SEA-03: navigator %s, land in sight %s: lost on %i in 6', (navigator, land, chance) =>
    expect(lostAtSeaChance(navigator, land)).toBe(chance),
  );
});
