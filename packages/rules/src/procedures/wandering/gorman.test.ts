import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../catalogue/gorman.ts';
import { run } from '../../vectors.ts';
import { gormanWanderingVectors } from './gorman-vectors.ts';

describe('Gorman’s rules of wandering', () => {
  it.each(
    (
      [
        ['GOR-WAN-01', { playSeconds: 3599 }, { checksDue: 0 }],
        ['GOR-WAN-01', { playSeconds: 7200 }, { checksDue: 2 }],
        ['GOR-WAN-02', { partyRate: 60, dice: [4] }, { odds: 4, encounter: true }],
        ['GOR-WAN-02', { partyRate: 180, dice: [2] }, { odds: 1, encounter: false }],
        ['GOR-WAN-03', { chance: 2, dice: [2] }, { encounter: true }],
        ['GOR-WAN-03', { chance: 1, dice: [2] }, { encounter: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanWanderingVectors)).toEqual([]);
  });
});
