import { describe, expect, it } from 'vitest';
import { monsterIcon } from '../../../content/icons.ts';
import { readDice } from '../../../core/index.ts';
import { BESTIARY, monsterOf, WHOLE_BESTIARY } from './bestiary.ts';
import { experienceFor } from './experience.ts';
import { SPELLS_IN_FORCE } from './spells-in-force.ts';

/** The experience column of the bestiary. */
const EXPERIENCE: Readonly<Record<string, number>> = {
  acolyte: 10,
  basilisk: 950,
  berserker: 19,
  bugbear: 50,
  'giant-centipede': 6,
  cockatrice: 425,
  'red-dragon': 2300,
  'white-dragon': 725,
  'fire-beetle': 15,
  ghoul: 25,
  'hill-giant': 650,
  goblin: 5,
  'grey-ooze': 50,
  medusa: 175,
  mummy: 400,
  'ochre-jelly': 300,
  ogre: 125,
  stirge: 13,
  troll: 650,
  wyvern: 850,
  wraith: 175,
  kobold: 5,
  shadow: 35,
};

describe('the bestiary', () => {
  it('OSE-APX-13: lists 62 monsters, each under a key of its own', () => {
    expect(BESTIARY).toHaveLength(62);
    expect(new Set(BESTIARY.map((monster) => monster.key)).size).toBe(62);
  });

  it('holds the whole of the classic game, each under a key of its own', () => {
    expect(WHOLE_BESTIARY.length).toBeGreaterThanOrEqual(190);
    expect(new Set(WHOLE_BESTIARY.map(({ key }) => key)).size).toBe(WHOLE_BESTIARY.length);
  });

  it('has a face for every one of them', () => {
    expect(WHOLE_BESTIARY.filter(({ key }) => monsterIcon(key) === null).map(({ key }) => key)).toEqual([]);
  });

  it.each([
    ['spectre', { undead: true, hitDice: { dice: 6, plus: 0, stars: 2 }, modes: { fly: 300 }, morale: 11 }],
    ['killer-bee', { hitDice: { dice: 0.5, plus: 0, stars: 1 }, saveAs: '1' }],
    ['gargoyle', { traits: { immune: 'nonmagical' }, armourClass: 14 }],
    ['skeleton', { traits: { mindless: true, proof: ['charm', 'hold', 'sleep-spell'] } }],
    ['wraith', { traits: { immune: 'mundane', half: ['silver'] } }],
    ['mummy', { traits: { immune: 'nonmagical', harmedByFire: true, half: ['fire', 'magic'] } }],
    [
      'ochre-jelly',
      { traits: { only: ['cold', 'fire'], divides: { count: '1d4+1', hitDice: 2, damage: '1d6', byAll: true } } },
    ],
    ['black-pudding', { traits: { only: ['fire'], divides: { count: '2', hitDice: 2, damage: '1d8' } } }],
    ['grey-ooze', { traits: { proof: ['cold', 'fire'] } }],
    ['bone-golem', { traits: { proof: ['fire', 'cold', 'lightning'], immune: 'nonmagical' } }],
    ['brigand', { infravision: 0, numberAppearing: { dungeon: '0', lair: '2d20' }, treasure: 'A' }],
    ['chimera', { attacks: [{ name: 'claw', times: 2, damage: '1d3' }, {}, {}, {}], alignment: 'chaotic' }],
    ['weretiger', { traits: { surprisesOn: 4 } }],
    ['invisible-stalker', { traits: { surprisesOn: 5 } }],
    ['wood-golem', { attacks: [{ name: 'fist', slow: true }] }],
    ['giant-scorpion', { attacks: [{}, { name: 'sting + poison', damage: '1d4' }] }],
  ])('reads the line of the %s', (key, figures) => {
    expect(monsterOf(key)).toMatchObject(figures);
  });

  it.each(WHOLE_BESTIARY.filter(({ special }) => /surprises on 1–\d/.test(special)))(
    'OSE-APX-13: the $name surprises as often as its description says',
    ({ special, traits }) => {
      expect(`surprises on 1–${traits.surprisesOn}`).toBe(/surprises on 1–\d/.exec(special)?.[0]);
      expect(traits.surprisesInWoods === true).toBe(/in a forest|in woods/.test(special));
    },
  );

  it.each(Object.entries(EXPERIENCE))('OSE-APX-12: the hit dice of a %s are worth %i', (key, points) => {
    const monster = monsterOf(key);
    expect(monster && experienceFor(monster.hitDice)).toBe(points);
  });

  it.each(WHOLE_BESTIARY)(
    'OSE-APX-13: the figures of the $name can be thrown',
    ({ attacks, numberAppearing, morale, armourClass, movement }) => {
      expect(attacks.length).toBeGreaterThan(0);
      const damage = attacks.map((attack) => attack.damage).filter((text) => text !== 'none');
      for (const text of [...damage, numberAppearing.dungeon, numberAppearing.lair])
        expect(readDice(text)).not.toBeNull();
      expect(morale).toBeGreaterThanOrEqual(2);
      expect(morale).toBeLessThanOrEqual(12);
      expect(armourClass).toBeGreaterThanOrEqual(10);
      expect(movement).toBeGreaterThan(0);
    },
  );

  it.each(Object.entries(SPELLS_IN_FORCE).filter(([, { walls }]) => walls))(
    'OSE-APX-06: the kinds that %s harms most are listed',
    (_, { walls }) => {
      const kinds = walls?.twice.filter((kind) => kind !== 'undead') ?? [];
      expect(kinds.filter((key) => monsterOf(key) === null)).toEqual([]);
    },
  );

  it.each([
    ['ogre', { armourClass: 14, hitDice: { dice: 4, plus: 1, stars: 0 }, saveAs: '4', morale: 10 }],
    [
      'goblin',
      { armourClass: 13, hitDice: { dice: 1, plus: -1, stars: 0 }, saveAs: 'NH', infravision: 90, otherMorale: 9 },
    ],
    ['red-dragon', { armourClass: 20, movement: 90, modes: { fly: 240 } }],
    ['black-bear', { name: 'Black bear' }],
    ['skeleton', { undead: true, morale: 12 }],
    ['normal-human', { saveAs: 'NH', traits: { normalHuman: true } }],
    ['grey-ooze', { traits: { silent: true } }],
    ['bugbear', { traits: { surprisesOn: 3 } }],
  ])('OSE-APX-13: the %s', (key, figures) => {
    expect(monsterOf(key)).toMatchObject(figures);
  });
});
