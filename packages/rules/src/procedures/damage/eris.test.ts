import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisDamageVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of damage', () => {
  it.each(
    (
      [
        ['ERI-CRI-01', { natural: 20, damage: 4 }, { critical: true, damage: 8 }],
        ['ERI-CRI-01', { natural: 20, damage: 7 }, { critical: true, damage: 14 }],
        ['ERI-CRI-01', { natural: 19, damage: 7 }, { critical: false, damage: 7 }],
        ['ERI-CRI-02', { natural: 20, helmet: true, damage: 5 }, { avoided: true, helmetAfter: false, damage: 5 }],
        ['ERI-CRI-02', { natural: 20, helmet: false, damage: 5 }, { avoided: false, helmetAfter: false, damage: 10 }],
        ['ERI-CRI-02', { natural: 12, helmet: true, damage: 5 }, { avoided: false, helmetAfter: true, damage: 5 }],
        [
          'ERI-CRI-03',
          { natural: 20, weakPoint: 'covered', damage: 6 },
          { avoided: true, weakPointAfter: 'exposed', damage: 6 },
        ],
        [
          'ERI-CRI-03',
          { natural: 20, weakPoint: 'exposed', damage: 6 },
          { avoided: false, weakPointAfter: 'exposed', damage: 12 },
        ],
        [
          'ERI-CRI-03',
          { natural: 15, weakPoint: 'covered', damage: 6 },
          { avoided: false, weakPointAfter: 'covered', damage: 6 },
        ],
        ['ERI-CRI-04', { kind: 'orc', helmet: true }, { protection: 'helmet' }],
        ['ERI-CRI-04', { kind: 'dragon', helmet: false }, { protection: 'scale' }],
        ['ERI-CRI-04', { kind: 'ogre', helmet: false }, { protection: 'none' }],
        ['ERI-CRI-04', { kind: 'ogre', helmet: false, refereeSays: 'scale' }, { protection: 'scale' }],
        ['ERI-DMG-01', { weapon: 'dagger' }, { die: 'd6', bonus: 0 }],
        ['ERI-DMG-01', { weapon: 'spear' }, { die: 'd6', bonus: 0 }],
        ['ERI-DMG-01', { weapon: 'heavy-crossbow' }, { die: 'd6', bonus: 1 }],
        ['ERI-DMG-05', { weapon: 'sword', hands: 1, dice: [4] }, { damage: 4 }],
        ['ERI-DMG-05', { weapon: 'two-handed-sword', hands: 2, dice: [6], critical: true }, { damage: 14 }],
        ['ERI-DMG-05', { weapon: 'sword', hands: 1, damageBonus: -2, dice: [1] }, { damage: 1 }],
        [
          'ERI-DMG-06',
          { class: 'fighter', level: 1, weapon: 'sword', hands: 1, targetAc: 13, targetHp: 4, dice: [13, 5] },
          { need: 13, total: 13, hit: true, critical: false, helmetDestroyed: false, damage: 5, targetHp: -1 },
        ],
        [
          'ERI-DMG-06',
          {
            class: 'fighter',
            level: 1,
            weapon: 'sword',
            hands: 1,
            ownDual: 'offensive',
            targetDual: 'defensive',
            targetAc: 13,
            targetHp: 4,
            dice: [12],
          },
          { need: 13, total: 12, hit: false, critical: false, helmetDestroyed: false, damage: 0, targetHp: 4 },
        ],
        [
          'ERI-DMG-06',
          {
            hd: 4,
            plus: 1,
            weapon: 'natural',
            hands: 1,
            penalty: -2,
            helmet: true,
            targetAc: 17,
            targetHp: 10,
            dice: [20, 6],
          },
          { need: 12, total: 18, hit: true, critical: true, helmetDestroyed: true, damage: 6, targetHp: 4 },
        ],
        [
          'ERI-DMG-06',
          { class: 'fighter', level: 4, weapon: 'battle-axe', hands: 2, targetAc: 16, targetHp: 20, dice: [20, 3] },
          { need: 14, total: 20, hit: true, critical: true, helmetDestroyed: false, damage: 8, targetHp: 12 },
        ],
        [
          'ERI-DMG-06',
          {
            class: 'fighter',
            level: 1,
            weapon: 'sword',
            hands: 1,
            hitBonus: 1,
            damageBonus: 1,
            targetAc: 13,
            targetHp: 9,
            dice: [12, 4],
          },
          { need: 13, total: 13, hit: true, critical: false, helmetDestroyed: false, damage: 5, targetHp: 4 },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisDamageVectors)).toEqual([]);
  });
});
