import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisMassCombatVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of mass combat', () => {
  it.each(
    (
      [
        ['ERI-MAS-01', { dice: [2, 3] }, { result: 'killed' }],
        ['ERI-MAS-01', { dice: [4, 4] }, { result: 'prisoner' }],
        ['ERI-MAS-01', { dice: [4, 5] }, { result: 'left-for-dead' }],
        ['ERI-MAS-02', { con: 9, dice: [60] }, { chance: 60, survives: true }],
        ['ERI-MAS-02', { con: 9, dice: [61] }, { chance: 60, survives: false }],
        ['ERI-MAS-02', { con: 13, dice: [] }, { chance: 100, survives: true }],
        ['ERI-MAS-03', { event: 'destroyed', con: 10, dice: [1, 3] }, { fate: 'killed', alive: false }],
        ['ERI-MAS-03', { event: 'destroyed', con: 10, dice: [3, 4, 70] }, { fate: 'prisoner', alive: true }],
        ['ERI-MAS-03', { event: 'destroyed', con: 10, dice: [6, 5, 71] }, { fate: 'left-for-dead', alive: false }],
        ['ERI-MAS-03', { event: 'routed', con: 8, dice: [50] }, { fate: 'routed', alive: true }],
        ['ERI-MAS-04', { fate: 'prisoner', alive: true }, { status: 'captive', hp: 0, heldByEnemy: true }],
        ['ERI-MAS-04', { fate: 'left-for-dead', alive: true }, { status: 'unconscious', hp: 0, heldByEnemy: false }],
        ['ERI-MAS-04', { fate: 'routed', alive: true }, { status: 'fleeing', hp: 1, heldByEnemy: false }],
        ['ERI-VOL-01', { armor: 'leather', shield: false, magic: false, dice: [4] }, { failOn: 4, hit: true }],
        ['ERI-VOL-01', { armor: 'leather', shield: true, magic: false, dice: [4] }, { failOn: 3, hit: false }],
        ['ERI-VOL-01', { armor: 'plate', shield: true, magic: false, dice: [2] }, { failOn: 2, hit: true }],
        ['ERI-VOL-01', { armor: 'leather', shield: false, magic: true, dice: [2] }, { failOn: 1, hit: false }],
        [
          'ERI-VOL-02',
          { armor: 'chain', shield: false, magic: false, volleys: 3, dice: [2, 5] },
          { hit: true, damage: 5 },
        ],
        [
          'ERI-VOL-02',
          { armor: 'chain', shield: false, magic: false, volleys: 1, dice: [4] },
          { hit: false, damage: 0 },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisMassCombatVectors)).toEqual([]);
  });
});
