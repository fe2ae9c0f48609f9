import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanSpellsVectors } from '../../../books/gorman/examples/spells.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of spells', () => {
  it.each(
    (
      [
        ['GOR-MAG-01', { class: 'cleric', level: 1 }, { slots: [1, 0, 0, 0, 0, 0] }],
        ['GOR-MAG-01', { class: 'magic-user', level: 7 }, { slots: [4, 3, 2, 1, 0, 0] }],
        ['GOR-MAG-01', { class: 'fighter', level: 7 }, { slots: [0, 0, 0, 0, 0, 0] }],
        [
          'GOR-MAG-02',
          {
            class: 'magic-user',
            level: 2,
            book: ['Read Magic', 'Sleep', 'Light'],
            prepare: [
              { name: 'Sleep', level: 1 },
              { name: 'Sleep', level: 1 },
            ],
            rested: true,
            hasBook: true,
          },
          { ok: true },
        ],
        [
          'GOR-MAG-02',
          {
            class: 'magic-user',
            level: 1,
            book: ['Read Magic', 'Sleep', 'Light'],
            prepare: [
              { name: 'Sleep', level: 1 },
              { name: 'Light', level: 1 },
            ],
            rested: true,
            hasBook: true,
          },
          { error: 'too-many' },
        ],
        [
          'GOR-MAG-02',
          {
            class: 'elf',
            level: 2,
            book: ['Read Magic', 'Sleep'],
            prepare: [{ name: 'Sleep', level: 1 }],
            rested: false,
            hasBook: true,
          },
          { error: 'no-rest' },
        ],
        ['GOR-MAG-03', { level: 1, prepare: [{ name: 'Turn Undead', slot: 1 }] }, { ok: true }],
        [
          'GOR-MAG-03',
          {
            level: 3,
            prepare: [
              { name: 'Bless', slot: 2 },
              { name: 'Hold Person', slot: 2 },
            ],
          },
          { error: 'too-many' },
        ],
        ['GOR-MAG-03', { level: 3, prepare: [{ name: 'Sleep', slot: 1 }] }, { error: 'not-on-list' }],
        [
          'GOR-MAG-04',
          { class: 'cleric', prepared: ['Light', 'Bless'], index: 1, into: 'Turn Undead' },
          { prepared: ['Light', 'Turn Undead'] },
        ],
        [
          'GOR-MAG-04',
          { class: 'cleric', prepared: ['Light'], index: 0, into: 'Cure Serious Wounds' },
          { error: 'bad-target' },
        ],
        [
          'GOR-MAG-04',
          { class: 'elf', prepared: ['Sleep'], index: 0, into: 'Cure Light Wounds' },
          { error: 'not-cleric' },
        ],
        [
          'GOR-MAG-06',
          { class: 'magic-user', chosen: 'Sleep', dice: [7] },
          { book: ['Read Magic', 'Charm Person', 'Sleep'] },
        ],
        [
          'GOR-MAG-06',
          { class: 'magic-user', chosen: 'Sleep', dice: [3, 1] },
          { book: ['Read Magic', 'Detect Magic', 'Sleep'] },
        ],
        ['GOR-MAG-06', { class: 'elf', chosen: 'Light', dice: [6] }, { error: 'duplicate' }],
        [
          'GOR-MAG-07',
          { class: 'magic-user', fromLevel: 2, toLevel: 3, chosen: 'Invisibility', dice: [10] },
          { newSpellLevel: 2, newBook: ['Knock', 'Invisibility'] },
        ],
        [
          'GOR-MAG-07',
          { class: 'elf', fromLevel: 4, toLevel: 5, chosen: 'Fly', dice: [6] },
          { newSpellLevel: 3, newBook: ['Fire Ball', 'Fly'] },
        ],
        [
          'GOR-MAG-07',
          { class: 'magic-user', fromLevel: 3, toLevel: 4, chosen: null, dice: [] },
          { newSpellLevel: null, newBook: [] },
        ],
        ['GOR-MAG-08', { class: 'magic-user', source: 'looted' }, { allowed: true }],
        ['GOR-MAG-08', { class: 'magic-user', source: 'purchase' }, { allowed: false }],
        ['GOR-MAG-09', { spellLevels: [1, 1, 1] }, { costGp: 30000, days: 3 }],
        ['GOR-MAG-09', { spellLevels: [2] }, { costGp: 20000, days: 2 }],
        [
          'GOR-MAG-10',
          { clericAlignment: 'law', teacherAlignment: 'law', spellLevel: 1, purseGp: 10000 },
          { titheGp: 10000, months: 1, learned: true },
        ],
        [
          'GOR-MAG-10',
          { clericAlignment: 'law', teacherAlignment: 'neutrality', spellLevel: 1, purseGp: 10000 },
          { error: 'alignment-mismatch' },
        ],
        [
          'GOR-MAG-10',
          { clericAlignment: 'chaos', teacherAlignment: 'chaos', spellLevel: 3, purseGp: 39999 },
          { error: 'not-enough-gold' },
        ],
        ['GOR-MAG-11', { list: 'cleric', level: 1, number: 6 }, { name: 'Light', reversible: true }],
        ['GOR-MAG-11', { list: 'cleric', level: 2, number: 2 }, { name: 'Hold Person', reversible: false }],
        ['GOR-MAG-11', { list: 'cleric', level: 6, number: 1 }, { error: 'no-such-spell' }],
        ['GOR-MAG-12', { list: 'magic-user', level: 1, number: 8 }, { name: 'Sleep', reversible: false }],
        ['GOR-MAG-12', { list: 'magic-user', level: 3, number: 14 }, { name: 'Water Breathing', reversible: false }],
        ['GOR-MAG-12', { list: 'magic-user', level: 6, number: 1 }, { name: 'Stone to Flesh', reversible: true }],
        ['GOR-MAG-13', { prepared: ['Sleep', 'Light'], cast: 'Sleep' }, { prepared: ['Light'], takesEffect: true }],
        [
          'GOR-MAG-13',
          { prepared: ['Sleep', 'Sleep'], cast: 'Sleep', disrupted: true },
          { prepared: ['Sleep'], takesEffect: false },
        ],
        ['GOR-MAG-13', { prepared: ['Light'], cast: 'Sleep' }, { error: 'not-prepared' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanSpellsVectors)).toEqual([]);
  });
});
