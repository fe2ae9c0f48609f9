import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisParryingVectors } from '../../../books/eris/examples/parrying.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of parrying', () => {
  it.each(
    (
      [
        ['ERI-PAR-01', { otherActions: [] }, { parrying: true, points: 4 }],
        ['ERI-PAR-01', { otherActions: ['melee'] }, { error: 'parry-is-sole-action' }],
        ['ERI-PAR-01', { otherActions: ['other-quick'] }, { error: 'parry-is-sole-action' }],
        ['ERI-PAR-01', { otherActions: ['move'] }, { error: 'parry-is-sole-action' }],
        ['ERI-PAR-01', { otherActions: ['cast-spell'] }, { error: 'parry-is-sole-action' }],
        ['ERI-PAR-01', { otherActions: ['missile'] }, { error: 'parry-is-sole-action' }],
        ['ERI-PAR-01', { otherActions: ['other'] }, { error: 'parry-is-sole-action' }],
        ['ERI-PAR-01', { otherActions: ['other-quick', 'melee'] }, { error: 'parry-is-sole-action' }],
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
        [
          'ERI-PAR-02',
          { attackers: [{ id: 'a' }, { id: 'b' }], allocation: {} },
          { total: 0, penalties: { a: 0, b: 0 } },
        ],
        [
          'ERI-PAR-02',
          { attackers: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }], allocation: { a: 1, b: 1, c: 1, d: 1 } },
          { total: 4, penalties: { a: -1, b: -1, c: -1, d: -1 } },
        ],
        [
          'ERI-PAR-02',
          { attackers: [{ id: 'a' }, { id: 'b' }], allocation: { a: 0, b: 3 } },
          { total: 3, penalties: { a: 0, b: -3 } },
        ],
        ['ERI-PAR-02', { attackers: [{ id: 'a' }], allocation: { x: 1 } }, { error: 'not-an-attacker' }],
        ['ERI-PAR-02', { attackers: [{ id: 'a' }, { id: 'b' }], allocation: { a: 1.5 } }, { error: 'bad-amount' }],
        ['ERI-PAR-02', { attackers: [], allocation: { a: 1 } }, { error: 'not-an-attacker' }],
        ['ERI-PAR-02', { attackers: [{ id: 'a' }, { id: 'b' }], allocation: { a: 5, b: -1 } }, { error: 'bad-amount' }],
        ['ERI-PAR-02', { attackers: [], allocation: {} }, { total: 0, penalties: {} }],
        ['ERI-PAR-03', { parrying: true, natural: 1, kind: 'melee' }, { counter: true }],
        ['ERI-PAR-03', { parrying: true, natural: 2, kind: 'melee' }, { counter: false }],
        ['ERI-PAR-03', { parrying: false, natural: 1, kind: 'melee' }, { counter: false }],
        ['ERI-PAR-03', { parrying: true, natural: 1, kind: 'missile' }, { counter: false }],
        ['ERI-PAR-03', { parrying: true, natural: 2, kind: 'missile' }, { counter: false }],
        ['ERI-PAR-03', { parrying: true, natural: 20, kind: 'melee' }, { counter: false }],
        ['ERI-PAR-03', { parrying: true, natural: 20, kind: 'missile' }, { counter: false }],
        ['ERI-PAR-03', { parrying: false, natural: 1, kind: 'missile' }, { counter: false }],
        ['ERI-PAR-03', { parrying: false, natural: 2, kind: 'melee' }, { counter: false }],
        ['ERI-PAR-03', { parrying: false, natural: 2, kind: 'missile' }, { counter: false }],
        ['ERI-PAR-03', { parrying: false, natural: 20, kind: 'melee' }, { counter: false }],
        ['ERI-PAR-03', { parrying: false, natural: 20, kind: 'missile' }, { counter: false }],
        ['ERI-PAR-04', { wardFeet: 10 }, { mayDefend: true }],
        ['ERI-PAR-04', { wardFeet: 11 }, { mayDefend: false }],
        ['ERI-PAR-04', { wardFeet: 0 }, { mayDefend: true }],
        ['ERI-PAR-04', { wardFeet: 5 }, { mayDefend: true }],
        ['ERI-PAR-04', { wardFeet: 9 }, { mayDefend: true }],
        ['ERI-PAR-04', { wardFeet: 10.5 }, { mayDefend: false }],
        ['ERI-PAR-04', { wardFeet: 30 }, { mayDefend: false }],
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
        [
          'ERI-PAR-05',
          { attackers: [{ id: 'a', need: 10 }], allocation: {}, counterNeed: 12, dice: [10] },
          { hits: ['a'], counters: [] },
        ],
        [
          'ERI-PAR-05',
          { attackers: [{ id: 'a', need: 10 }], allocation: { a: 4 }, counterNeed: 12, dice: [1, 12] },
          { hits: [], counters: [{ id: 'a', hit: true }] },
        ],
        [
          'ERI-PAR-05',
          { attackers: [{ id: 'a', need: 10 }], allocation: { a: 4 }, counterNeed: 12, dice: [1, 20] },
          { hits: [], counters: [{ id: 'a', hit: true }] },
        ],
        [
          'ERI-PAR-05',
          { attackers: [{ id: 'a', need: 0 }], allocation: {}, counterNeed: 2, dice: [1, 2] },
          { hits: [], counters: [{ id: 'a', hit: true }] },
        ],
        [
          'ERI-PAR-05',
          { attackers: [{ id: 'a', need: 13, rear: true }], allocation: {}, counterNeed: 12, dice: [1, 15] },
          { hits: [], counters: [{ id: 'a', hit: true }] },
        ],
        ['ERI-PAR-05', { attackers: [], allocation: {}, counterNeed: 9, dice: [] }, { hits: [], counters: [] }],
        [
          'ERI-PAR-05',
          { attackers: [{ id: 'a', need: 12 }], allocation: { a: 5 }, counterNeed: 12, dice: [] },
          { error: 'over-four' },
        ],
        [
          'ERI-PAR-05',
          { attackers: [{ id: 'a', need: 12 }], allocation: { a: -2 }, counterNeed: 12, dice: [] },
          { error: 'bad-amount' },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisParryingVectors)).toEqual([]);
  });
});
