import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisGrapplingVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of grappling', () => {
  it.each(
    (
      [
        ['ERI-GRP-01', { situation: 'wrestle-to-ground' }, { method: 'natural-compromise' }],
        ['ERI-GRP-01', { situation: 'climb-monster' }, { method: 'uncontested-3d6' }],
        ['ERI-GRP-01', { situation: 'break-free-giant' }, { method: 'uncontested-d100' }],
        ['ERI-GRP-01', { situation: 'something-odd' }, { method: 'referee' }],
        [
          'ERI-GRP-02',
          { attackersHd: [4], defendersHd: [1, 1, 1, 1, 1, 1], dice: [6, 5, 4, 4, 3, 3, 3, 2, 4, 2] },
          { attackDice: 4, defendDice: 6, attackTotal: 19, defendTotal: 17, winner: 'attackers', difference: 2 },
        ],
        [
          'ERI-GRP-02',
          { attackersHd: [0.5, 0.5], defendersHd: [2], dice: [4, 3, 3, 4] },
          { attackDice: 2, defendDice: 2, attackTotal: 7, defendTotal: 7, winner: 'defenders', difference: 0 },
        ],
        [
          'ERI-GRP-03',
          { difference: 3, loserHolding: true, winnerHolding: false },
          { loserStunnedRounds: 3, loserHeld: false },
        ],
        [
          'ERI-GRP-03',
          { difference: 3, loserHolding: false, winnerHolding: true },
          { loserStunnedRounds: 0, loserHeld: true },
        ],
        [
          'ERI-GRP-03',
          { difference: 0, loserHolding: true, winnerHolding: false },
          { loserStunnedRounds: 0, loserHeld: false },
        ],
        [
          'ERI-GRP-04',
          {
            attackers: [{ naturalHd: 1, strength: 14, fighterLevel: 1 }],
            defenders: [{ naturalHd: 1, strength: 10, fighterLevel: 0 }],
            dice: [3, 4],
          },
          {
            attackDice: 1,
            attackBonus: 2,
            defendDice: 1,
            defendBonus: 0,
            attackTotal: 5,
            defendTotal: 4,
            winner: 'attackers',
            difference: 1,
          },
        ],
        [
          'ERI-GRP-04',
          {
            attackers: [
              { naturalHd: 1, strength: 16, fighterLevel: 4 },
              { naturalHd: 1, strength: 9, fighterLevel: 0 },
            ],
            defenders: [{ naturalHd: 4 }],
            dice: [3, 2, 3, 4, 2, 1],
          },
          {
            attackDice: 2,
            attackBonus: 5,
            defendDice: 4,
            defendBonus: 0,
            attackTotal: 10,
            defendTotal: 10,
            winner: 'defenders',
            difference: 0,
          },
        ],
        ['ERI-GRP-05', { creature: 'human' }, { naturalHd: 1 }],
        ['ERI-GRP-05', { creature: 'ogre' }, { naturalHd: 4 }],
        ['ERI-GRP-05', { creature: 'mummy' }, { naturalHd: 5 }],
        ['ERI-GRP-06', { strength: 12, foe: 'ordinary', dice: [4, 4, 4] }, { roll: 12, success: true }],
        ['ERI-GRP-06', { strength: 12, foe: 'ordinary', dice: [5, 4, 4] }, { roll: 13, success: false }],
        ['ERI-GRP-06', { strength: 12, foe: 'extraordinary', dice: [12] }, { roll: 12, success: true }],
        ['ERI-GRP-06', { strength: 18, foe: 'extraordinary', dice: [19] }, { roll: 19, success: false }],
        ['ERI-GRP-07', { possible: false }, { rolled: false, ruling: 'disallowed' }],
        ['ERI-GRP-07', { possible: true }, { rolled: true, ruling: 'roll' }],
        ['ERI-GRP-08', { objection: true, refereeAgrees: true }, { stands: false }],
        ['ERI-GRP-08', { objection: true, refereeAgrees: false }, { stands: true }],
        ['ERI-GRP-08', { objection: false, refereeAgrees: false }, { stands: true }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisGrapplingVectors)).toEqual([]);
  });
});
