import { describe, expect, it } from 'vitest';
import { ABILITY_BANDS, abilityBand, primeRequisitePercent } from './abilities.ts';
import { CLASS_TABLES, CLASSES } from './classes.ts';
import { experienceFor } from './experience.ts';
import { readHitDice } from './hit-dice.ts';
import { thiefChance } from './thief-skills.ts';
import { turning } from './turning.ts';

describe('the appendix', () => {
  it('OSE-APX-01: the bands meet at every score from 3 to 18', () => {
    const modifiers = Array.from({ length: 16 }, (_, at) => abilityBand(at + 3).modifier);
    expect(modifiers).toEqual([-3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3]);
    expect(ABILITY_BANDS.map((band) => band.openDoors)).toEqual([1, 1, 1, 2, 3, 4, 5]);
  });

  it.each([
    [3, -20],
    [5, -20],
    [6, -10],
    [9, 0],
    [13, 5],
    [16, 10],
    [18, 10],
  ])('OSE-APX-01: a prime requisite of %i changes experience by %i%%', (score, percent) => {
    expect(primeRequisitePercent(score)).toBe(percent);
  });

  it.each(CLASSES)('OSE-APX-02: the table of the %s is whole', (name) => {
    const table = CLASS_TABLES[name];
    expect(table.bands.at(-1)?.upTo).toBe(table.experience.length);
    expect(table.spells?.length ?? table.experience.length).toBe(table.experience.length);
  });

  it('OSE-APX-04: a level past the table counts as its last', () => {
    expect(thiefChance('pockets', 20)).toEqual({ sides: 100, upTo: 125 });
  });

  it('OSE-APX-03: from the eleventh level on all undead are destroyed', () => {
    expect(turning(14, '7-9', 2)).toBe('destroyed');
  });

  it.each([
    ['½', 5],
    ['1', 10],
    ['1+', 15],
    ['2+1', 25],
    ['4+1', 125],
    ['7+2*', 850],
    ['10+2', 900],
    ['11', 1100],
    ['17**', 4300],
  ])('OSE-APX-12: %s hit dice are worth %i', (text, points) => {
    const dice = readHitDice(text);
    expect(dice && experienceFor(dice)).toBe(points);
  });

  it('reads no hit dice out of other words', () => {
    expect(readHitDice('many')).toBeNull();
  });
});
