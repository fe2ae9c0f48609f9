import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanRetainersVectors } from '../../../books/gorman/examples/retainers.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of retainers', () => {
  it.each(
    (
      [
        ['GOR-HIR-01', { kind: 'hireling' }, { controlledBy: 'referee', treasureShare: 0, gainsXp: false }],
        ['GOR-HIR-01', { kind: 'henchman' }, { controlledBy: 'referee', treasureShare: 0.5, gainsXp: true }],
        [
          'GOR-HIR-02',
          { armor: 'leather', shield: false, dice: [4] },
          { hp: 4, attackBonus: 0, ac: 13, saveTarget: 14 },
        ],
        ['GOR-HIR-02', { armor: 'none', shield: false, dice: [1] }, { hp: 1, attackBonus: 0, ac: 10, saveTarget: 14 }],
        ['GOR-HIR-03', { expert: 'mercenary', count: 12, weeks: 3 }, { gp: 252 }],
        ['GOR-HIR-03', { expert: 'sage', weeks: 1.5 }, { gp: 1000 }],
        ['GOR-HIR-03', { expert: 'spy', missions: 2 }, { gp: 1000 }],
        ['GOR-HIR-04', { pcShareGp: 1000 }, { henchmanShareGp: 500 }],
        ['GOR-HIR-04', { pcShareGp: 333 }, { henchmanShareGp: 166 }],
        ['GOR-HIR-05', { charisma: 12, current: 3 }, { max: 4, mayHire: true }],
        ['GOR-HIR-05', { charisma: 18, current: 12 }, { max: 12, mayHire: false }],
        ['GOR-HIR-06', { charisma: 14, dice: [4] }, { loyalty: 12 }],
        ['GOR-HIR-06', { charisma: 3, dice: [1] }, { loyalty: 5 }],
        ['GOR-HIR-07', { loyalty: 8 }, { band: 'normal', modifier: -1 }],
        ['GOR-HIR-07', { loyalty: 18 }, { band: 'stalwart', modifier: null }],
        ['GOR-HIR-07', { loyalty: 3 }, { band: 'malcontent', modifier: null }],
        ['GOR-HIR-08', { loyalty: 12, delta: 1 }, { loyalty: 13 }],
        ['GOR-HIR-08', { loyalty: 4, delta: -1 }, { loyalty: 3 }],
        ['GOR-HIR-09', { loyalty: 9, extreme: true, stands: false }, { loyalty: 8 }],
        ['GOR-HIR-09', { loyalty: 9, extreme: false, stands: false }, { loyalty: 9 }],
        ['GOR-HIR-10', { loyalty: 2, dice: [3] }, { outcome: 'flees-now' }],
        ['GOR-HIR-10', { loyalty: 4, dice: [] }, { outcome: null }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanRetainersVectors)).toEqual([]);
  });
});
