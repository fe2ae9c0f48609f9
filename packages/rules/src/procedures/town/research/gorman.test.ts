import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanResearchVectors } from '../../../books/gorman/examples/research.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of research', () => {
  it.each(
    (
      [
        ['GOR-RES-01', { state: 'draft', action: 'submit', by: 'player' }, { state: 'submitted' }],
        ['GOR-RES-01', { state: 'submitted', action: 'setLevel', by: 'player' }, { error: 'bad-step' }],
        [
          'GOR-RES-01',
          { state: 'agreed', action: 'commit', by: 'player', class: 'magic-user' },
          { state: 'researching' },
        ],
        ['GOR-RES-02', { spellLevel: 3 }, { weeks: 3, sessionsAway: 3 }],
        ['GOR-RES-02', { spellLevel: 1, failedChecks: 2 }, { weeks: 3, sessionsAway: 3 }],
        ['GOR-RES-03', { spellLevel: 1, fundsGp: 3500 }, { chancePct: 30 }],
        ['GOR-RES-03', { spellLevel: 3, fundsGp: 40000 }, { chancePct: 100 }],
        ['GOR-RES-03', { spellLevel: 4, fundsGp: 7999 }, { chancePct: 0 }],
        [
          'GOR-RES-04',
          { spellLevel: 2, fundsGp: 10000, dice: [50] },
          { success: true, weeks: 2, fundsGp: 10000, checks: 1 },
        ],
        [
          'GOR-RES-04',
          { spellLevel: 1, fundsGp: 5000, topUps: [2000], dice: [51, 70] },
          { success: true, weeks: 2, fundsGp: 7000, checks: 2 },
        ],
        [
          'GOR-RES-04',
          { spellLevel: 3, fundsGp: 8000, dice: [21] },
          { success: false, weeks: 3, fundsGp: 8000, checks: 1 },
        ],
        [
          'GOR-RES-05',
          { book: ['Read Magic'], spell: "Xylos' Itch", success: true },
          { book: ['Read Magic', "Xylos' Itch"] },
        ],
        ['GOR-RES-05', { book: ['Read Magic'], spell: "Xylos' Itch", success: false }, { book: ['Read Magic'] }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanResearchVectors)).toEqual([]);
  });
});
