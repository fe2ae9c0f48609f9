import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisAttackVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of attack', () => {
  it.each(
    (
      [
        ['ERI-MEL-01', { feet: 10 }, { inMelee: true }],
        ['ERI-MEL-01', { feet: 11 }, { inMelee: false }],
        ['ERI-MEL-01', { feet: 30, cramped: true }, { inMelee: true }],
        ['ERI-MEL-02', { feet: 10, movedThisRound: false }, { mayStrike: true }],
        ['ERI-MEL-02', { feet: 10, movedThisRound: true }, { mayStrike: false }],
        ['ERI-MEL-02', { feet: 40, movedThisRound: true, cramped: true }, { mayStrike: true }],
        ['ERI-MEL-03', { other: 'waits' }, { firstStrike: 'waiter', sameRound: true }],
        ['ERI-MEL-03', { other: 'acted' }, { firstStrike: 'next-initiative', sameRound: false }],
        ['ERI-MEL-04', { cramped: true, feet: 60 }, { inMelee: true, movementMatters: false }],
        ['ERI-MEL-04', { cramped: false, feet: 60 }, { inMelee: false, movementMatters: true }],
        ['ERI-MEL-04', { cramped: false, feet: 5 }, { inMelee: true, movementMatters: true }],
        ['ERI-MOV-04', { enemiesAdjacent: 1 }, { mayLeave: true, freeAttacks: 0, penalty: 0 }],
        ['ERI-MOV-04', { enemiesAdjacent: 5 }, { mayLeave: true, freeAttacks: 0, penalty: 0 }],
        ['ERI-ATK-01', { armor: 'none', shield: false }, { descending: 9, ac: 10 }],
        ['ERI-ATK-01', { armor: 'chain', shield: true }, { descending: 4, ac: 15 }],
        ['ERI-ATK-01', { descending: 2 }, { descending: 2, ac: 17 }],
        ['ERI-ATK-01', { descending: 0 }, { descending: 2, ac: 17 }],
        ['ERI-ATK-02', { class: 'fighter', level: 1, targetAc: 14 }, { band: 1, attackBonus: 0, need: 14 }],
        ['ERI-ATK-02', { class: 'fighter', level: 7, targetAc: 17 }, { band: 3, attackBonus: 5, need: 12 }],
        ['ERI-ATK-02', { class: 'cleric', level: 5, targetAc: 10 }, { band: 2, attackBonus: 2, need: 8 }],
        ['ERI-ATK-02', { class: 'magic-user', level: 5, targetAc: 12 }, { band: 1, attackBonus: 0, need: 12 }],
        ['ERI-ATK-02', { class: 'normal-man', targetAc: 15 }, { band: 1, attackBonus: 0, need: 15 }],
        ['ERI-ATK-03', { hd: 1, plus: -1, targetAc: 14 }, { band: 1, attackBonus: 0, need: 14 }],
        ['ERI-ATK-03', { hd: 1, plus: 1, targetAc: 14 }, { band: 2, attackBonus: 1, need: 13 }],
        ['ERI-ATK-03', { hd: 4, plus: 1, targetAc: 17 }, { band: 5, attackBonus: 5, need: 12 }],
        ['ERI-ATK-03', { hd: 11, targetAc: 10 }, { band: 8, attackBonus: 10, need: 0 }],
        ['ERI-ATK-04', { need: 14, dice: [14] }, { total: 14, hit: true, critical: false }],
        ['ERI-ATK-04', { need: 14, modifier: -1, dice: [14] }, { total: 13, hit: false, critical: false }],
        ['ERI-ATK-04', { need: 17, modifier: -6, dice: [20] }, { total: 14, hit: true, critical: true }],
        ['ERI-ATK-04', { need: 1, modifier: 5, dice: [1] }, { total: 6, hit: false, critical: false }],
        [
          'ERI-ATK-05',
          { class: 'fighter', level: 4, targetAc: 15, modifiers: [1, -1], dice: [13] },
          { need: 13, modifier: 0, total: 13, hit: true, critical: false },
        ],
        [
          'ERI-ATK-05',
          { class: 'fighter', level: 16, targetAc: 10, modifiers: [-6], dice: [6] },
          { need: 1, modifier: -6, total: 0, hit: false, critical: false },
        ],
        [
          'ERI-ATK-05',
          { hd: 2, targetAc: 17, modifiers: [-1, -2], dice: [18] },
          { need: 15, modifier: -3, total: 15, hit: true, critical: false },
        ],
        [
          'ERI-ATK-05',
          { hd: 3, plus: 1, targetAc: 15, dice: [10] },
          { need: 11, modifier: 0, total: 10, hit: false, critical: false },
        ],
        [
          'ERI-MUL-01',
          { class: 'fighter', level: 6, targets: ['a', 'b', 'c', 'd', 'e', 'f'] },
          { attacks: 6, penaltyEach: -6 },
        ],
        ['ERI-MUL-01', { class: 'fighter', level: 6, targets: ['a', 'b'] }, { attacks: 2, penaltyEach: -2 }],
        ['ERI-MUL-01', { class: 'fighter', level: 6, targets: ['a'] }, { attacks: 1, penaltyEach: 0 }],
        ['ERI-MUL-01', { class: 'fighter', level: 3, targets: ['a', 'a'] }, { error: 'same-target' }],
        ['ERI-MUL-01', { class: 'cleric', level: 6, targets: ['a', 'b'] }, { error: 'too-many-attacks' }],
        [
          'ERI-MUL-02',
          {
            class: 'fighter',
            level: 6,
            targets: [
              { id: 'g1', ac: 13 },
              { id: 'g2', ac: 13 },
              { id: 'g3', ac: 13 },
              { id: 'g4', ac: 13 },
              { id: 'g5', ac: 13 },
              { id: 'g6', ac: 13 },
            ],
            dice: [17, 16, 20, 5, 18, 1],
          },
          {
            penaltyEach: -6,
            rolls: [
              { id: 'g1', total: 11, hit: true },
              { id: 'g2', total: 10, hit: false },
              { id: 'g3', total: 14, hit: true },
              { id: 'g4', total: -1, hit: false },
              { id: 'g5', total: 12, hit: true },
              { id: 'g6', total: -5, hit: false },
            ],
          },
        ],
        [
          'ERI-MUL-02',
          {
            class: 'fighter',
            level: 2,
            targets: [
              { id: 'a', ac: 12 },
              { id: 'b', ac: 10 },
            ],
            modifier: 1,
            dice: [13, 10],
          },
          {
            penaltyEach: -2,
            rolls: [
              { id: 'a', total: 12, hit: true },
              { id: 'b', total: 9, hit: false },
            ],
          },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisAttackVectors)).toEqual([]);
  });
});
