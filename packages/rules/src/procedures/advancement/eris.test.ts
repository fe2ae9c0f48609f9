import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisAdvancementVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of advancement', () => {
  it.each(
    (
      [
        ['ERI-APX-07', { level: 1 }, { title: 'Veteran', xp: 0, hitDice: '1+1', fightingCapability: 'Man+1' }],
        ['ERI-APX-07', { level: 9 }, { title: 'Lord', xp: 240000, hitDice: '9+3', fightingCapability: 'Superhero+1' }],
        ['ERI-APX-07', { xp: 31999 }, { level: 5 }],
        ['ERI-APX-07', { xp: 480000 }, { level: 11 }],
        ['ERI-APX-08', { level: 1 }, { title: 'Medium', xp: 0, hitDice: '1', fightingCapability: 'Man', spells: [1] }],
        [
          'ERI-APX-08',
          { level: 7 },
          { title: 'Enchanter', xp: 50000, hitDice: '4', fightingCapability: 'Hero-1', spells: [4, 3, 2, 1] },
        ],
        ['ERI-APX-08', { xp: 34999 }, { level: 5 }],
        ['ERI-APX-09', { level: 1 }, { title: 'Acolyte', xp: 0, hitDice: '1', fightingCapability: 'Man', spells: [] }],
        [
          'ERI-APX-09',
          { level: 6 },
          { title: 'Bishop', xp: 25000, hitDice: '5', fightingCapability: 'Hero', spells: [2, 2, 1, 1] },
        ],
        ['ERI-APX-09', { xp: 200000 }, { level: 9 }],
        ['ERI-APX-13', { race: 'elf', class: 'magic-user' }, { maxLevel: 8 }],
        ['ERI-APX-13', { race: 'dwarf', class: 'cleric' }, { error: 'class-closed' }],
        ['ERI-APX-13', { race: 'human', class: 'cleric' }, { maxLevel: null }],
        ['ERI-APX-14', { class: 'fighter', level: 1, con: 10, dice: [4] }, { hp: 5 }],
        ['ERI-APX-14', { class: 'magic-user', level: 2, con: 15, dice: [6] }, { hp: 8 }],
        ['ERI-APX-14', { class: 'fighter', level: 3, con: 6, dice: [1, 4, 2] }, { hp: 5 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisAdvancementVectors)).toEqual([]);
  });
});
