import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanMovementVectors } from '../../../books/gorman/examples/movement.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of movement', () => {
  it.each(
    (
      [
        ['GOR-MOV-04', { rates: [180, 120, 60, 120] }, { partyRate: 60 }],
        ['GOR-MOV-04', { rates: [120, 120] }, { partyRate: 120 }],
        ['GOR-MOV-05', { rate: 120, scale: 'exploration', moves: 2 }, { distance: 240, unit: 'ft' }],
        ['GOR-MOV-05', { rate: 90, scale: 'combat', moves: 1 }, { distance: 30, unit: 'ft' }],
        ['GOR-MOV-05', { rate: 120, scale: 'overland' }, { distance: 24, unit: 'mi' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanMovementVectors)).toEqual([]);
  });
});
