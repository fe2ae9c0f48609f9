import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanDyingVectors } from '../../../books/gorman/examples/dying.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of dying', () => {
  it.each(
    (
      [
        ['GOR-CMB-07', { kind: 'monster', hp: 0 }, { state: 'dead' }],
        ['GOR-CMB-07', { kind: 'pc', hp: 0 }, { state: 'dismemberment' }],
        ['GOR-CMB-07', { kind: 'hireling', hp: 1 }, { state: 'alive' }],
        [
          'GOR-DTH-01',
          { class: 'magic-user', level: 5, hpCurrent: -4, dice: [7] },
          { totals: [3], outcome: 'arm', lost: 'left arm', hpCurrent: 1, state: 'conscious' },
        ],
        [
          'GOR-DTH-01',
          { class: 'fighter', level: 1, hpCurrent: 0, dice: [12] },
          { totals: [12], outcome: 'finger', lost: 'left finger', hpCurrent: 1, state: 'conscious' },
        ],
        ['GOR-DTH-01', { class: 'fighter', level: 1, hpCurrent: 1, dice: [] }, { error: 'not-down' }],
        [
          'GOR-DTH-02',
          { class: 'cleric', level: 1, hpCurrent: -1, dice: [7], side: 'right' },
          { totals: [6], outcome: 'eye', lost: 'right eye', hpCurrent: 1, state: 'conscious' },
        ],
        [
          'GOR-DTH-02',
          { class: 'cleric', level: 1, hpCurrent: -2, dice: [4] },
          { totals: [2], outcome: 'leg', lost: 'left leg', hpCurrent: 1, state: 'conscious' },
        ],
        [
          'GOR-DTH-02',
          { class: 'cleric', level: 1, hpCurrent: -2, dice: [7] },
          { totals: [5], outcome: 'nose', lost: 'nose', hpCurrent: 1, state: 'conscious' },
        ],
        [
          'GOR-DTH-03',
          { class: 'magic-user', level: 3, hpCurrent: -5, dice: [6, 14] },
          { totals: [1], outcome: 'save-or-die', lost: null, hpCurrent: 0, state: 'unconscious' },
        ],
        [
          'GOR-DTH-03',
          { class: 'magic-user', level: 3, hpCurrent: -5, dice: [2, 13] },
          { totals: [-3], outcome: 'save-or-die', lost: null, hpCurrent: -5, state: 'dead' },
        ],
        [
          'GOR-DTH-03',
          { class: 'dwarf', level: 3, hpCurrent: 0, dice: [1, 10] },
          { totals: [1], outcome: 'save-or-die', lost: null, hpCurrent: 0, state: 'unconscious' },
        ],
        [
          'GOR-DTH-04',
          { class: 'fighter', level: 2, hpCurrent: -1, missing: ['left leg', 'right leg'], dice: [3, 11] },
          { totals: [2, 10], outcome: 'finger', lost: 'left finger', hpCurrent: 1, state: 'conscious' },
        ],
        [
          'GOR-DTH-04',
          { class: 'fighter', level: 2, hpCurrent: 0, missing: ['left leg'], dice: [2] },
          { totals: [2], outcome: 'leg', lost: 'right leg', hpCurrent: 1, state: 'conscious' },
        ],
        [
          'GOR-DTH-04',
          { class: 'fighter', level: 4, hpCurrent: -4, missing: ['nose'], dice: [9, 5, 12] },
          { totals: [5, 1], outcome: 'save-or-die', lost: null, hpCurrent: 0, state: 'unconscious' },
        ],
        [
          'GOR-DTH-05',
          { missing: ['left leg'] },
          { maxRate: 30, handsUsable: 2, canAttack: true, canCast: true, canListen: true },
        ],
        [
          'GOR-DTH-05',
          { missing: ['left arm', 'right hand'] },
          { maxRate: null, handsUsable: 0, canAttack: false, canCast: false, canListen: true },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanDyingVectors)).toEqual([]);
  });
});
