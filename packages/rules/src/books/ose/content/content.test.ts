import { describe, expect, it } from 'vitest';
import { run, type Vector } from '../../../vectors.ts';
import { oseContentVectors } from '../examples/content.ts';
import { ABILITY_BANDS, abilityBand, primeRequisitePercent } from './abilities.ts';
import { CLASS_TABLES, CLASSES } from './classes.ts';
import { experienceFor } from './experience.ts';
import { readHitDice } from './hit-dice.ts';
import { thiefChance } from './thief-skills.ts';
import { turning } from './turning.ts';

const EXAMPLES: readonly [Vector['id'], Vector['inputs'], Vector['expect']][] = [
  ['OSE-APX-01', { ability: 'STR', score: 13 }, { mod: 1, openDoors: 3 }],
  ['OSE-APX-01', { ability: 'DEX', score: 18 }, { mod: 3, initiative: 2 }],
  ['OSE-APX-01', { ability: 'CHA', score: 8 }, { reaction: -1, maxRetainers: 3, loyalty: 6 }],
  ['OSE-APX-01', { ability: 'INT', score: 3 }, { extraLanguages: 0, literacy: 'illiterate' }],
  ['OSE-APX-02', { class: 'fighter', level: 5 }, { xp: 16000, hitDice: '5d8', thac0: 17, saves: [10, 11, 12, 13, 14] }],
  ['OSE-APX-02', { class: 'cleric', xp: 1499 }, { level: 1 }],
  ['OSE-APX-02', { class: 'cleric', xp: 1500 }, { level: 2 }],
  ['OSE-APX-02', { class: 'halfling', xp: 9_999_999 }, { level: 8 }],
  [
    'OSE-APX-02',
    { class: 'magic-user', level: 10 },
    { xp: 450000, hitDice: '9d4+1', thac0: 17, saves: [11, 12, 11, 14, 12], spells: [3, 3, 3, 3, 2] },
  ],
  ['OSE-APX-02', { class: 'dwarf', level: 12 }, { hitDice: '9d8+9' }],
  ['OSE-APX-03', { level: 1, undead: '1', dice: [3, 4] }, { result: 'turned' }],
  ['OSE-APX-03', { level: 3, undead: '2', dice: [1, 1] }, { result: 'turned' }],
  ['OSE-APX-03', { level: 1, undead: '3', dice: [6, 6] }, { result: 'fail' }],
  ['OSE-APX-04', { level: 1, skill: 'locks', die: 15 }, { chance: 15, success: true }],
  ['OSE-APX-04', { level: 3, skill: 'hear', die: 3 }, { chance: 3, success: true }],
  ['OSE-APX-04', { level: 6, skill: 'hide', die: 37 }, { chance: 36, success: false }],
  ['OSE-APX-05', { class: 'elf', task: 'secretDoors' }, { chance: 2 }],
  ['OSE-APX-05', { class: 'halfling', task: 'roomTraps' }, { chance: 1 }],
  ['OSE-APX-06', { class: 'elf', level: 3 }, { slots: [2, 1] }],
  ['OSE-APX-06', { class: 'cleric', level: 1 }, { slots: [] }],
  ['OSE-APX-06', { class: 'thief', level: 9 }, { slots: [] }],
  ['OSE-APX-07', { cha: 13 }, { maxRetainers: 5, loyalty: 8 }],
  ['OSE-APX-07', { dice: [4, 5], modifier: 0 }, { total: 9, result: 'accepts' }],
  ['OSE-APX-07', { dice: [1, 1], modifier: 1 }, { total: 3, result: 'refuses' }],
  [
    'OSE-APX-08',
    { weapon: 'crossbow' },
    { cost: 30, weight: 50, damageDie: 6, ranges: [80, 160, 240], slow: true, twoHanded: true },
  ],
  [
    'OSE-APX-08',
    { weapon: 'long bow' },
    { cost: 40, weight: 30, damageDie: 6, ranges: [70, 140, 210], slow: false, twoHanded: true },
  ],
  ['OSE-APX-09', { armour: 'plate', shield: true, dex: 10 }, { ac: 2, aac: 17 }],
  ['OSE-APX-09', { armour: 'leather', shield: false, dex: 16 }, { ac: 5, aac: 14 }],
  ['OSE-APX-12', { hd: '3+1*' }, { xp: 75 }],
  ['OSE-APX-12', { hd: '1-1' }, { xp: 5 }],
  ['OSE-APX-12', { hd: '9**' }, { xp: 2300 }],
  ['OSE-APX-12', { hd: '½*' }, { xp: 6 }],
  ['OSE-APX-12', { hd: '21' }, { xp: 2500 }],
];

describe('the appendix', () => {
  it.each(EXAMPLES)('%s: %j gives %j', (id, inputs, expect_) => {
    expect(run({ id, inputs, expect: expect_ }, oseContentVectors)).toEqual([]);
  });

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
