import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanClassFunctionsVectors } from '../../../books/gorman/examples/class-functions.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of class functions', () => {
  it.each(
    (
      [
        [
          'GOR-CLS-01',
          { class: 'elf' },
          {
            attackColumn: 'others',
            hitDiceRolled: 1,
            damageAs: 'other',
            spellList: 'magic-user',
            armor: 'any',
            shield: true,
            weapons: 'any',
          },
        ],
        [
          'GOR-CLS-01',
          { class: 'fighter' },
          {
            attackColumn: 'fighters',
            hitDiceRolled: 2,
            damageAs: 'fighter',
            spellList: null,
            armor: 'any',
            shield: true,
            weapons: 'any',
          },
        ],
        ['GOR-CLS-03', { class: 'cleric', level: 9 }, { stronghold: 'temple' }],
        ['GOR-CLS-03', { class: 'cleric', level: 8 }, { stronghold: null }],
        ['GOR-CLS-05', { class: 'fighter', level: 12 }, { stronghold: 'castle' }],
        ['GOR-CLS-05', { class: 'magic-user', level: 9 }, { stronghold: null }],
        ['GOR-CLS-09', { class: 'elf', effect: 'ghoul-paralysis' }, { immune: true }],
        ['GOR-CLS-09', { class: 'elf', effect: 'petrification' }, { immune: false }],
        ['GOR-CLS-09', { class: 'dwarf', effect: 'hold' }, { immune: false }],
        [
          'GOR-CLS-10',
          { class: 'dwarf', level: 1 },
          { attackBonus: 2, hitDiceRolled: 2, damageAs: 'fighter', stronghold: null, saveTarget: 14, saveBonus: 4 },
        ],
        [
          'GOR-CLS-10',
          { class: 'dwarf', level: 9 },
          { attackBonus: 10, hitDiceRolled: 2, damageAs: 'fighter', stronghold: 'castle', saveTarget: 9, saveBonus: 4 },
        ],
        ['GOR-CLS-12', { class: 'dwarf', topic: 'slope' }, { told: true }],
        ['GOR-CLS-12', { class: 'elf', topic: 'slope' }, { told: false }],
        ['GOR-CLS-13', { class: 'dwarf', dice: [2] }, { rolled: true, noticed: true }],
        ['GOR-CLS-13', { class: 'dwarf', dice: [3] }, { rolled: true, noticed: false }],
        ['GOR-CLS-13', { class: 'elf', dice: [] }, { rolled: false, noticed: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanClassFunctionsVectors)).toEqual([]);
  });
});
