import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisMissilesVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of missiles', () => {
  it.each(
    (
      [
        ['ERI-MIS-01', { weapon: 'longbow', feet: 70 }, { band: 'short' }],
        ['ERI-MIS-01', { weapon: 'longbow', feet: 71 }, { band: 'mid' }],
        ['ERI-MIS-01', { weapon: 'hurled', feet: 5 }, { band: 'mid' }],
        ['ERI-MIS-01', { weapon: 'javelin', feet: 61 }, { error: 'out-of-range' }],
        ['ERI-MIS-02', { weapon: 'shortbow', round: 3, lastShotRound: 2 }, { attacks: 2 }],
        ['ERI-MIS-02', { weapon: 'heavy-crossbow', round: 1, lastShotRound: null }, { attacks: 1 }],
        ['ERI-MIS-02', { weapon: 'heavy-crossbow', round: 2, lastShotRound: 1 }, { attacks: 0 }],
        ['ERI-MIS-02', { weapon: 'heavy-crossbow', round: 3, lastShotRound: 1 }, { attacks: 1 }],
        ['ERI-MIS-03', { weapon: 'sling', feet: 50, intoMelee: false }, { band: 'short', bonus: 2 }],
        ['ERI-MIS-03', { weapon: 'hurled', feet: 10, intoMelee: false }, { band: 'mid', bonus: 1 }],
        ['ERI-MIS-03', { weapon: 'crossbow', feet: 121, intoMelee: false }, { band: 'long', bonus: 0 }],
        ['ERI-MIS-03', { weapon: 'sling', feet: 50, intoMelee: true }, { band: 'short', bonus: 0 }],
        [
          'ERI-MIS-04',
          { surprised: false, prepared: true, meleeBegun: false, enemyFled: false },
          { mayFireFirst: true },
        ],
        [
          'ERI-MIS-04',
          { surprised: false, prepared: true, meleeBegun: true, enemyFled: false },
          { mayFireFirst: false },
        ],
        ['ERI-MIS-04', { surprised: false, prepared: true, meleeBegun: true, enemyFled: true }, { mayFireFirst: true }],
        [
          'ERI-MIS-04',
          { surprised: false, prepared: true, meleeBegun: false, enemyFled: false, refereeAllows: false },
          { mayFireFirst: false },
        ],
        [
          'ERI-MIS-04',
          { surprised: false, prepared: false, meleeBegun: false, enemyFled: false, asked: true },
          { mayFireFirst: false },
        ],
        ['ERI-MIS-05', { enemyMissiles: false, dice: [1, 6] }, { first: 'party' }],
        ['ERI-MIS-05', { enemyMissiles: true, dice: [1, 6] }, { first: 'enemy' }],
        ['ERI-MIS-05', { enemyMissiles: true, dice: [6, 1] }, { first: 'party' }],
        ['ERI-MIS-05', { enemyMissiles: true, dice: [3, 3] }, { first: 'tied' }],
        [
          'ERI-MIS-06',
          { meleeBegun: true, targetInMelee: true, linePassesMelee: false },
          { intoMelee: true, rangeBonusAllowed: false },
        ],
        [
          'ERI-MIS-06',
          { meleeBegun: true, targetInMelee: false, linePassesMelee: true },
          { intoMelee: true, rangeBonusAllowed: false },
        ],
        [
          'ERI-MIS-06',
          { meleeBegun: false, targetInMelee: true, linePassesMelee: true },
          { intoMelee: false, rangeBonusAllowed: true },
        ],
        [
          'ERI-MIS-06',
          { meleeBegun: true, targetInMelee: false, linePassesMelee: true, indirect: true },
          { intoMelee: false, rangeBonusAllowed: true },
        ],
        [
          'ERI-MIS-07',
          { hit: false, intoMelee: true, weapon: 'shortbow', friends: 1, dice: [1, 5] },
          { stray: 'full', victim: 1, damage: 5 },
        ],
        [
          'ERI-MIS-07',
          { hit: false, intoMelee: true, weapon: 'shortbow', friends: 1, dice: [2, 5] },
          { stray: 'half', victim: 1, damage: 3 },
        ],
        [
          'ERI-MIS-07',
          { hit: false, intoMelee: true, weapon: 'heavy-crossbow', friends: 3, dice: [2, 3, 4] },
          { stray: 'half', victim: 3, damage: 3 },
        ],
        [
          'ERI-MIS-07',
          { hit: false, intoMelee: true, weapon: 'sling', friends: 2, dice: [3] },
          { stray: 'none', victim: 0, damage: 0 },
        ],
        [
          'ERI-MIS-07',
          { hit: true, intoMelee: true, weapon: 'sling', friends: 2, dice: [] },
          { stray: 'none', victim: 0, damage: 0 },
        ],
        ['ERI-MIS-08', { weapon: 'longbow', feet: 100, ceilingRoom: true, intoMelee: false }, { modifier: -1 }],
        ['ERI-MIS-08', { weapon: 'longbow', feet: 100, ceilingRoom: true, intoMelee: true }, { modifier: -2 }],
        [
          'ERI-MIS-08',
          { weapon: 'longbow', feet: 100, ceilingRoom: false, intoMelee: false },
          { error: 'no-headroom' },
        ],
        [
          'ERI-MIS-08',
          { weapon: 'longbow', feet: 141, ceilingRoom: true, intoMelee: false },
          { error: 'not-mid-range' },
        ],
        ['ERI-MIS-09', { weapon: 'longbow', dice: [6] }, { damage: 6 }],
        ['ERI-MIS-09', { weapon: 'heavy-crossbow', dice: [6] }, { damage: 7 }],
        ['ERI-MIS-09', { weapon: 'heavy-crossbow', critical: true, dice: [3] }, { damage: 8 }],
        [
          'ERI-MIS-10',
          { class: 'fighter', level: 1, weapon: 'shortbow', feet: 40, targetAc: 12, dice: [10, 4] },
          {
            band: 'short',
            need: 12,
            modifier: 2,
            total: 12,
            hit: true,
            critical: false,
            damage: 4,
            helmetDestroyed: false,
            stray: 'none',
            victim: 0,
            strayDamage: 0,
          },
        ],
        [
          'ERI-MIS-10',
          {
            class: 'fighter',
            level: 1,
            weapon: 'shortbow',
            feet: 40,
            intoMelee: true,
            friends: 2,
            targetAc: 12,
            dice: [10, 1, 2, 5],
          },
          {
            band: 'short',
            need: 12,
            modifier: 0,
            total: 10,
            hit: false,
            critical: false,
            damage: 0,
            helmetDestroyed: false,
            stray: 'full',
            victim: 2,
            strayDamage: 5,
          },
        ],
        [
          'ERI-MIS-10',
          {
            class: 'fighter',
            level: 4,
            weapon: 'heavy-crossbow',
            feet: 200,
            helmet: true,
            targetAc: 17,
            dice: [20, 3],
          },
          {
            band: 'long',
            need: 15,
            modifier: 0,
            total: 20,
            hit: true,
            critical: true,
            damage: 4,
            helmetDestroyed: true,
            stray: 'none',
            victim: 0,
            strayDamage: 0,
          },
        ],
        [
          'ERI-MIS-10',
          { hd: 1, weapon: 'longbow', feet: 100, indirect: true, targetAc: 10, modifiers: [1], dice: [10, 2] },
          {
            band: 'mid',
            need: 10,
            modifier: 0,
            total: 10,
            hit: true,
            critical: false,
            damage: 2,
            helmetDestroyed: false,
            stray: 'none',
            victim: 0,
            strayDamage: 0,
          },
        ],
        [
          'ERI-MIS-10',
          { hd: 1, plus: 1, weapon: 'longbow', feet: 100, indirect: true, ceilingRoom: false, targetAc: 10, dice: [] },
          { error: 'no-headroom' },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisMissilesVectors)).toEqual([]);
  });
});
