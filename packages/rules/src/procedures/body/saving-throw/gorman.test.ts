import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanSavingThrowVectors } from '../../../books/gorman/examples/saving-throw.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of saving throw', () => {
  it.each(
    (
      [
        ['GOR-ABI-06', { class: 'cleric', level: 5, con: 16, dice: [10] }, { total: 12, target: 12, recovers: true }],
        ['GOR-ABI-06', { class: 'fighter', level: 2, con: 9, dice: [13] }, { total: 13, target: 14, recovers: false }],
        ['GOR-CLS-11', { class: 'dwarf', level: 1, dice: [10] }, { total: 14, target: 14, success: true }],
        ['GOR-CLS-11', { class: 'dwarf', level: 4, dice: [7] }, { total: 11, target: 12, success: false }],
        ['GOR-SAV-01', { level: 3 }, { target: 14 }],
        ['GOR-SAV-01', { level: 4 }, { target: 12 }],
        ['GOR-SAV-01', { level: 15 }, { target: 6 }],
        ['GOR-SAV-02', { class: 'cleric', level: 8, dice: [9] }, { total: 9, target: 9, success: true }],
        ['GOR-SAV-02', { class: 'fighter', level: 7, dice: [11] }, { total: 11, target: 12, success: false }],
        ['GOR-SAV-02', { class: 'dwarf', level: 12, dice: [1] }, { total: 5, target: 6, success: false }],
        ['GOR-SAV-03', { hd: '7', dice: [12] }, { target: 12, success: true }],
        ['GOR-SAV-03', { hd: '3+2', dice: [13] }, { target: 14, success: false }],
        ['GOR-SAV-03', { hd: '1/2', dice: [14] }, { target: 14, success: true }],
        ['GOR-SAV-04', { damage: 15, success: true, effect: 'half' }, { damage: 7 }],
        ['GOR-SAV-04', { damage: 15, success: false, effect: 'half' }, { damage: 15 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanSavingThrowVectors)).toEqual([]);
  });
});
