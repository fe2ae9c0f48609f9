import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanHealingVectors } from '../../../books/gorman/examples/healing.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of healing', () => {
  it.each(
    (
      [
        ['GOR-ADV-06', { hpMax: 9, hpCurrent: 3, damage: 7 }, { hpCurrent: -4, hpMax: 9 }],
        ['GOR-ADV-06', { hpMax: 9, hpCurrent: 8, heal: 5 }, { hpCurrent: 9, hpMax: 9 }],
        ['GOR-DTH-06', { hpCurrent: 3, hpMax: 10, days: 4, rested: true }, { hpCurrent: 7, state: 'conscious' }],
        ['GOR-DTH-06', { hpCurrent: 0, hpMax: 6, days: 1, rested: true }, { hpCurrent: 1, state: 'conscious' }],
        ['GOR-DTH-06', { hpCurrent: 3, hpMax: 10, days: 4, rested: false }, { hpCurrent: 3, state: 'conscious' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanHealingVectors)).toEqual([]);
  });
});
