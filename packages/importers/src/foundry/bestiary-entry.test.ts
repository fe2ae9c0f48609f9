import { describe, expect, test } from 'vitest';
import { bestiaryEntry } from './bestiary-entry.ts';
import { type MonsterRecord, readFoundryMonster } from './monster.ts';

const file = {
  name: 'Cave Thing',
  type: 'monster',
  system: {
    hp: { hd: '3d8+1' },
    aac: { value: 14 },
    saves: {
      death: { value: 12 },
      wand: { value: 13 },
      paralysis: { value: 14 },
      breath: { value: 15 },
      spell: { value: 16 },
    },
    movement: { base: 90 },
    details: {
      biography: '<p>Waits.</p>',
      alignment: 'Chaotic',
      xp: 50,
      specialAbilities: '1',
      morale: '9',
      appearing: { d: '1d6', w: '1d6 * 10' },
      treasure: { type: 'C' },
      movement: '90’ (30’) / 150’ (50’) flying',
    },
  },
  items: [
    { name: 'Claw', type: 'weapon', system: { damage: '1d4', melee: true, counter: { max: 2 } } },
    { name: 'Gaze', type: 'weapon', system: { damage: '0', melee: true } },
    {
      name: 'Spear',
      type: 'weapon',
      system: { damage: '1d6', melee: true, missile: true, range: { short: 20, medium: 40, long: 60 } },
    },
    { name: 'Undead', type: 'ability', system: { description: 'Makes no noise.' } },
    { name: 'Infravision', type: 'ability', system: { description: '90’.' } },
    { name: 'Surprise', type: 'ability', system: { description: 'On a 1&ndash;3.' } },
    { name: 'Immunity', type: 'ability', system: { description: 'Only harmed by silver weapons or magic.' } },
  ],
};

function recordOf(changed: Partial<MonsterRecord> = {}): MonsterRecord {
  const { read } = readFoundryMonster(JSON.stringify(file));
  if (read === null) throw new Error('the file is not read');
  return { ...read, ...changed };
}

describe('a monster of Foundry in the bestiary', () => {
  test('has all that the file tells, and nothing is assumed', () => {
    const melee = { kind: 'melee', ranges: null, slow: false, blunt: false };
    expect(bestiaryEntry(recordOf())).toEqual({
      read: {
        key: 'cave-thing',
        name: 'Cave Thing',
        armourClass: 14,
        hitDice: { dice: 3, plus: 1, stars: 1 },
        attacks: [
          { ...melee, name: 'claw', damage: '1d4', times: 2 },
          { ...melee, name: 'gaze', damage: 'none', times: 1 },
          { ...melee, name: 'spear', damage: '1d6', times: 1 },
          { ...melee, name: 'spear', damage: '1d6', times: 1, kind: 'missile', ranges: [20, 40, 60] },
        ],
        movement: 90,
        modes: { fly: 150 },
        saveAs: '3',
        morale: 9,
        otherMorale: null,
        alignment: 'chaotic',
        numberAppearing: { dungeon: '1d6', lair: '1d6*10' },
        treasure: 'C',
        infravision: 90,
        undead: true,
        traits: { immune: 'mundane', surprisesOn: 3 },
        special:
          'Waits.\nUndead: Makes no noise.\nInfravision: 90’.\nSurprise: On a 1–3.\nImmunity: Only harmed by silver weapons or magic.',
      },
      dropped: [],
    });
  });

  const saves = (...[death, wand, paralysis, breath, spell]: [number, number, number, number, number]) => ({
    saves: { death, wand, paralysis, breath, spell },
  });
  test.each([
    ['NH', saves(14, 15, 16, 17, 18)],
    ['7', saves(8, 9, 10, 10, 12)],
    ['T1', saves(13, 14, 13, 16, 15)],
  ])('OSE-SAV-03: saves as %s when the throws are of that row', (row, changed) => {
    expect(bestiaryEntry(recordOf(changed))).toMatchObject({ read: { saveAs: row }, dropped: [] });
  });

  test.each<[string, Partial<MonsterRecord>, object]>([
    ['No armour class', { armourClassAscending: null }, { armourClass: 10 }],
    ['No hit dice', { hitDice: null }, { hitDice: { dice: 1, plus: 0, stars: 0 } }],
    ['6 sides', { hitDice: { dice: 2, sides: 6, bonus: 0, asterisks: 0 } }, { hitDice: { dice: 2 } }],
    ['of no row', saves(2, 20, 2, 20, 2), { saveAs: '3' }],
    ['morale of 13', { morale: 13 }, { morale: 12 }],
    ['Lawful or Chaotic', { alignment: 'Lawful or Chaotic' }, { alignment: 'neutral' }],
    ['Any', { alignment: 'Any' }, { alignment: 'neutral' }],
    ['in a lair', { numberAppearing: { dungeon: '2d4', wilderness: 'a lot' } }, { numberAppearing: { lair: '1' } }],
    ['by weapon', { attacks: [{ name: 'Axe', damage: 'by weapon', count: 1 }] }, { attacks: [{ damage: 'none' }] }],
    ['cut', { text: 'x'.repeat(5000) }, { special: 'x'.repeat(4000) }],
  ])('has what is usual where the file is silent or odd, and says so: %s', (said, changed, read) => {
    const entry = bestiaryEntry(recordOf(changed));
    expect(entry).toMatchObject({ read, dropped: [expect.stringContaining(said)] });
  });

  test('OSE-APX-13: a die of four is half a hit die', () => {
    const entry = bestiaryEntry(recordOf({ hitDice: { dice: 1, sides: 4, bonus: 0, asterisks: 0 } }));
    expect(entry.read?.hitDice.dice).toBe(0.5);
  });

  test.each<[string, Partial<MonsterRecord>]>([
    ['no name in letters', { name: '***' }],
    ['hit dice without end', { hitDice: { dice: 900, sides: 8, bonus: 0, asterisks: 0 } }],
    ['more attacks than anybody counts', { attacks: Array(30).fill({ name: 'bite', damage: '1d4', count: 1 }) }],
    ['an armour class that nothing has', { armourClassAscending: 900 }],
    ['thousands of them', { numberAppearing: { dungeon: '900d900', wilderness: '1' } }],
  ])('is refused with %s', (_what, changed) => {
    expect(bestiaryEntry(recordOf(changed))).toMatchObject({ read: null, code: 'malformed' });
  });
});
