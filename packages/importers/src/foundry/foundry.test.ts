import { describe, expect, test } from 'vitest';
import { readFoundryMonster } from './monster.ts';
import { readFoundryTable } from './table.ts';

const claw = { name: 'Claw', type: 'weapon', system: { damage: '1d4', counter: { value: 2, max: 2 } } };
const gaze = { name: 'Gaze', type: 'weapon', system: { damage: '0' } };
const trick = { name: 'Trick', type: 'ability', system: { description: '<p>Waits [[/r 2d6]] <b>rounds</b>.</p>' } };
const hide = { name: 'Hide', type: 'item', system: {} };
const monster = {
  name: 'Cave Thing',
  type: 'monster',
  system: {
    hp: { hd: '3d8+1' },
    aac: { value: '14' },
    saves: Object.fromEntries(
      ['death', 'wand', 'paralysis', 'breath', 'spell'].map((save, i) => [save, { value: 10 + i }]),
    ),
    movement: { base: 90 },
    details: {
      biography: '<p>Eats &amp; sleeps.</p><script>x()</script>',
      alignment: 'Chaotic',
      xp: '50',
      specialAbilities: '1',
      morale: '9',
      appearing: { d: '1d6', w: '' },
      treasure: { type: 'C', table: '@UUID[Compendium.x]' },
    },
  },
  items: [claw, gaze, trick, hide],
};
const read = (value: unknown) => readFoundryMonster(JSON.stringify(value));

describe('a monster of Foundry', () => {
  test('is read with its numbers, written as texts or not, and its words without HTML', () => {
    expect(read(monster)).toEqual({
      read: {
        name: 'Cave Thing',
        armourClassAscending: 14,
        hitDice: { dice: 3, sides: 8, bonus: 1, asterisks: 1 },
        attacks: [
          { name: 'Claw', damage: '1d4', count: 2 },
          { name: 'Gaze', damage: null, count: 1 },
        ],
        movementFeet: 90,
        encounterFeet: 30,
        saves: { death: 10, wand: 11, paralysis: 12, breath: 13, spell: 14 },
        morale: 9,
        alignment: 'Chaotic',
        xp: 50,
        numberAppearing: { dungeon: '1d6', wilderness: '0' },
        treasure: 'C',
        text: 'Eats & sleeps.\nTrick: Waits 2d6 rounds.',
      },
      dropped: ['Belongings left out, neither weapon nor ability: 1.'],
    });
  });

  const hitDice: [string, unknown][] = [
    ['1d4', { dice: 1, sides: 4, bonus: 0, asterisks: 0 }],
    ['4d8-1', { dice: 4, sides: 8, bonus: -1, asterisks: 0 }],
    ['6d8 + 3', { dice: 6, sides: 8, bonus: 3, asterisks: 0 }],
    ['2', { dice: 2, sides: 8, bonus: 0, asterisks: 0 }],
    ['1d6 hp', null],
  ];
  test.each(hitDice)('has hit dice %s', (hd, expected) => {
    expect(read({ name: 'X', type: 'monster', system: { hp: { hd } } }).read?.hitDice).toEqual(expected);
  });

  test('may tell almost nothing, and what it does not tell is said', () => {
    const { details } = monster.system;
    expect(
      read({ name: 'X', type: 'monster', system: { ac: { value: 4 }, details: { ...details, morale: 'Varies' } } }),
    ).toMatchObject({
      read: { armourClassAscending: 15, morale: null, attacks: [], movementFeet: null },
      dropped: ['The file tells no number for: hit dice, movement, morale, some saving throw.'],
    });
  });

  test('is refused when it is no monster or has no name', () => {
    expect(read({ ...monster, type: 'character' })).toMatchObject({ code: 'malformed' });
    expect(read({ ...monster, name: undefined })).toMatchObject({ code: 'malformed' });
    expect(read({ ...monster, system: undefined })).toMatchObject({
      message: 'system should be an object, but is missing.',
    });
    expect(read({ ...monster, items: Array(501).fill(claw) })).toMatchObject({ code: 'too-large' });
    expect(readFoundryMonster('nothing')).toMatchObject({ code: 'not-json' });
  });
});

describe('a table of Foundry', () => {
  const table = {
    name: 'Level 1',
    formula: '1d4',
    results: [
      { range: [1, 3], description: 'Rats [[3d10]]' },
      { range: [4, 4], text: '' },
    ],
  };

  test('is read row by row', () => {
    expect(readFoundryTable(JSON.stringify(table))).toEqual({
      read: {
        name: 'Level 1',
        formula: '1d4',
        rows: [
          { from: 1, to: 3, text: 'Rats 3d10' },
          { from: 4, to: 4, text: '' },
        ],
      },
      dropped: ['Rows without text: 1 of 2.'],
    });
  });

  test('is refused when a row has no range', () => {
    expect(readFoundryTable(JSON.stringify({ ...table, results: [{ range: ['1', 2] }] }))).toMatchObject({
      code: 'bad-number',
    });
  });
});
