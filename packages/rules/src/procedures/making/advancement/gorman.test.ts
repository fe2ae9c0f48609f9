import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanAdvancementVectors } from '../../../books/gorman/examples/advancement.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of advancement', () => {
  it.each(
    (
      [
        ['GOR-CLS-08', { class: 'elf', level: 2, earned: 1300 }, { kept: 1300 }],
        ['GOR-CLS-08', { class: 'elf', level: 3, earned: 1300 }, { kept: 325 }],
        ['GOR-CLS-08', { class: 'elf', level: 6, earned: 999 }, { kept: 249 }],
        ['GOR-CLS-14', { class: 'dwarf', level: 5, earned: 2001 }, { kept: 2001 }],
        ['GOR-CLS-14', { class: 'dwarf', level: 6, earned: 2001 }, { kept: 1000 }],
        ['GOR-ADV-01', { xp: 599 }, { level: 1, nextAt: 600 }],
        ['GOR-ADV-01', { xp: 600 }, { level: 2, nextAt: 1800 }],
        ['GOR-ADV-01', { xp: 300000 }, { level: 9, nextAt: 400000 }],
        ['GOR-ADV-01', { xp: 2000000 }, { level: 16, nextAt: null }],
        [
          'GOR-ADV-02',
          { class: 'cleric', con: 16, fromLevel: 0, toLevel: 1, hpMax: 0, dice: [4] },
          { hpMax: 6, gained: [6] },
        ],
        [
          'GOR-ADV-02',
          { class: 'magic-user', con: 5, fromLevel: 0, toLevel: 1, hpMax: 0, dice: [1] },
          { hpMax: 1, gained: [1] },
        ],
        [
          'GOR-ADV-02',
          { class: 'elf', con: 13, fromLevel: 2, toLevel: 3, hpMax: 7, dice: [3] },
          { hpMax: 11, gained: [4] },
        ],
        [
          'GOR-ADV-03',
          { class: 'fighter', con: 10, fromLevel: 0, toLevel: 1, hpMax: 0, dice: [2, 5] },
          { hpMax: 5, gained: [5] },
        ],
        [
          'GOR-ADV-03',
          { class: 'dwarf', con: 15, fromLevel: 1, toLevel: 2, hpMax: 6, dice: [3, 3] },
          { hpMax: 10, gained: [4] },
        ],
        [
          'GOR-ADV-03',
          { class: 'fighter', con: 18, fromLevel: 0, toLevel: 3, hpMax: 0, dice: [1, 2, 6, 4, 5, 5] },
          { hpMax: 22, gained: [5, 9, 8] },
        ],
        [
          'GOR-ADV-04',
          { class: 'fighter', con: 18, fromLevel: 9, toLevel: 10, hpMax: 60, dice: [] },
          { hpMax: 62, gained: [2] },
        ],
        [
          'GOR-ADV-04',
          { class: 'cleric', con: 3, fromLevel: 11, toLevel: 13, hpMax: 20, dice: [] },
          { hpMax: 24, gained: [2, 2] },
        ],
        [
          'GOR-ADV-05',
          { levelAtSessionStart: 1, xpAtSessionStart: 0, sessionAward: 2000 },
          { xp: 1200, level: 2, capped: true },
        ],
        [
          'GOR-ADV-05',
          { levelAtSessionStart: 1, xpAtSessionStart: 0, sessionAward: 1799 },
          { xp: 1799, level: 2, capped: false },
        ],
        [
          'GOR-ADV-05',
          { levelAtSessionStart: 4, xpAtSessionStart: 6000, sessionAward: 30000 },
          { xp: 24000, level: 5, capped: true },
        ],
        [
          'GOR-ADV-05',
          { levelAtSessionStart: 3, xpAtSessionStart: 2000, sessionAward: 100 },
          { xp: 2100, level: 3, capped: false },
        ],
        [
          'GOR-ADV-07',
          { class: 'elf', levelAtSessionStart: 3, xpAtSessionStart: 2000, returns: [{ shareGp: 1000, newPlaces: 7 }] },
          { awards: [275], xp: 2275, level: 3, capped: false },
        ],
        [
          'GOR-ADV-07',
          {
            class: 'fighter',
            levelAtSessionStart: 1,
            xpAtSessionStart: 100,
            returns: [{ shareGp: 1500, newPlaces: 11 }],
          },
          { awards: [1800], xp: 1200, level: 2, capped: true },
        ],
        ['GOR-XPA-01', { shareCp: 123456, carriedBack: true }, { xp: 1234 }],
        ['GOR-XPA-01', { shareCp: 123456, carriedBack: false }, { xp: 0 }],
        ['GOR-XPA-02', { totalCp: 1000000, pcs: 4, henchmen: 2 }, { pcCp: 200000, henchmanCp: 100000, leftoverCp: 0 }],
        ['GOR-XPA-02', { totalCp: 10000, pcs: 3, henchmen: 1 }, { pcCp: 2856, henchmanCp: 1428, leftoverCp: 4 }],
        ['GOR-XPA-03', { newPlaces: 4, xp: 1000 }, { bonusPct: 0, total: 1000 }],
        ['GOR-XPA-03', { newPlaces: 5, xp: 1000 }, { bonusPct: 5, total: 1050 }],
        ['GOR-XPA-03', { newPlaces: 30, xp: 501 }, { bonusPct: 20, total: 601 }],
        [
          'GOR-XPA-04',
          {
            events: [
              { enter: 'a' },
              { enter: 'b' },
              { enter: 'c' },
              { enter: 'd' },
              { enter: 'e' },
              { safe: 1000 },
              { enter: 'f' },
              { safe: 1000 },
            ],
          },
          { awards: [1050, 1000], count: 0 },
        ],
        [
          'GOR-XPA-04',
          { events: [{ enter: 'a' }, { enter: 'a' }, { enter: 'b' }, { safe: 0 }, { enter: 'c' }] },
          { awards: [0], count: 1 },
        ],
        ['GOR-XPA-05', { monstersSlainHd: [10, 5, 5] }, { xp: 0 }],
        ['GOR-XPA-05', { monstersSlainHd: [] }, { xp: 0 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanAdvancementVectors)).toEqual([]);
  });
});
