import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanAttackVectors } from '../../../books/gorman/examples/attack.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of attack', () => {
  it.each(
    (
      [
        ['GOR-ATK-01', { class: 'fighter', level: 1 }, { attackBonus: 2 }],
        ['GOR-ATK-01', { class: 'elf', level: 4 }, { attackBonus: 2 }],
        ['GOR-ATK-01', { class: 'dwarf', level: 14 }, { attackBonus: 10 }],
        ['GOR-ATK-02', { kind: 'monster', hd: '5' }, { attackBonus: 5 }],
        ['GOR-ATK-02', { kind: 'monster', hd: '2+1' }, { attackBonus: 3 }],
        ['GOR-ATK-02', { kind: 'hireling' }, { attackBonus: 0 }],
        ['GOR-ATK-02', { kind: 'mercenary' }, { attackBonus: 1 }],
        [
          'GOR-CMB-01',
          { attackBonus: 2, targetAc: 15, dice: [13] },
          { total: 15, hit: true, critical: false, fumble: false },
        ],
        [
          'GOR-CMB-01',
          { attackBonus: 2, targetAc: 15, dice: [12] },
          { total: 14, hit: false, critical: false, fumble: false },
        ],
        [
          'GOR-CMB-01',
          { attackBonus: 1, targetAc: 25, dice: [20] },
          { total: 21, hit: true, critical: true, fumble: false },
        ],
        [
          'GOR-CMB-01',
          { attackBonus: 10, targetAc: 10, dice: [1] },
          { total: 11, hit: false, critical: false, fumble: true },
        ],
        ['GOR-CMB-09', { weapon: 'short-bow', feet: 50 }, { band: 'short', modifier: 1 }],
        ['GOR-CMB-09', { weapon: 'long-bow', feet: 211 }, { error: 'out-of-range' }],
        ['GOR-CMB-09', { weapon: 'dagger', feet: 20 }, { band: 'medium', modifier: 0 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanAttackVectors)).toEqual([]);
  });
});
