import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisParryingVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of parrying', () => {
  it.each(
    (
      [
        ['ERI-PAR-01', { otherActions: [] }, { parrying: true, points: 4 }],
        ['ERI-PAR-01', { otherActions: ['melee'] }, { error: 'parry-is-sole-action' }],
        ['ERI-PAR-01', { otherActions: ['other-quick'] }, { error: 'parry-is-sole-action' }],
        [
          'ERI-PAR-02',
          {
            attackers: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }, { id: 'e' }],
            allocation: { a: 2, b: 1, c: 1 },
          },
          { total: 4, penalties: { a: -2, b: -1, c: -1, d: 0, e: 0 } },
        ],
        [
          'ERI-PAR-02',
          { attackers: [{ id: 'a' }, { id: 'b' }], allocation: { a: 4 } },
          { total: 4, penalties: { a: -4, b: 0 } },
        ],
        ['ERI-PAR-02', { attackers: [{ id: 'a' }, { id: 'b' }], allocation: { a: 4, b: 1 } }, { error: 'over-four' }],
        [
          'ERI-PAR-02',
          { attackers: [{ id: 'a' }, { id: 'b', rear: true }], allocation: { a: 2, b: 2 } },
          { error: 'rear-attacker' },
        ],
        ['ERI-PAR-03', { parrying: true, natural: 1, kind: 'melee' }, { counter: true }],
        ['ERI-PAR-03', { parrying: true, natural: 2, kind: 'melee' }, { counter: false }],
        ['ERI-PAR-03', { parrying: false, natural: 1, kind: 'melee' }, { counter: false }],
        ['ERI-PAR-03', { parrying: true, natural: 1, kind: 'missile' }, { counter: false }],
        ['ERI-PAR-04', { wardFeet: 10 }, { mayDefend: true }],
        ['ERI-PAR-04', { wardFeet: 11 }, { mayDefend: false }],
        [
          'ERI-PAR-05',
          {
            attackers: [
              { id: 'a', need: 13 },
              { id: 'b', need: 13 },
              { id: 'c', need: 13 },
              { id: 'd', need: 13 },
              { id: 'e', need: 13 },
            ],
            allocation: { a: 2, b: 1, c: 1 },
            counterNeed: 12,
            dice: [14, 14, 13, 13, 1, 15],
          },
          { hits: ['b', 'd'], counters: [{ id: 'e', hit: true }] },
        ],
        [
          'ERI-PAR-05',
          { attackers: [{ id: 'a', need: 10 }], allocation: { a: 4 }, counterNeed: 12, dice: [1, 1] },
          { hits: [], counters: [{ id: 'a', hit: false }] },
        ],
        [
          'ERI-PAR-05',
          { attackers: [{ id: 'a', need: 17 }], allocation: { a: 4 }, counterNeed: 12, dice: [20] },
          { hits: ['a'], counters: [] },
        ],
        [
          'ERI-PAR-05',
          {
            attackers: [
              { id: 'a', need: 12 },
              { id: 'b', need: 12, rear: true },
            ],
            allocation: { a: 1 },
            counterNeed: 12,
            dice: [12, 12],
          },
          { hits: ['b'], counters: [] },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisParryingVectors)).toEqual([]);
  });
});
