import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisPursuitVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of pursuit', () => {
  it.each(
    (
      [
        ['ERI-PUR-01', { disengaged: true, feet: 30, enemyPursues: true }, { state: 'pursuit' }],
        ['ERI-PUR-01', { disengaged: true, feet: 20, enemyPursues: true }, { state: 'combat' }],
        ['ERI-PUR-01', { disengaged: true, feet: 30, enemyPursues: false }, { state: 'free' }],
        [
          'ERI-PUR-02',
          { pursuedMove: 90, pursuerMove: 120, gapFeet: 150 },
          { pursuedFeet: 360, pursuerFeet: 480, gap: 30, contact: false },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 90, pursuerMove: 120, gapFeet: 130 },
          { pursuedFeet: 360, pursuerFeet: 480, gap: 10, contact: true },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 120, pursuerMove: 60, gapFeet: 30 },
          { pursuedFeet: 480, pursuerFeet: 240, gap: 270, contact: false },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 120, pursuerMove: 120, gapFeet: 30, pursuedLost: 1 },
          { pursuedFeet: 430, pursuerFeet: 480, gap: 10, contact: true },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 90, pursuerMove: 90, gapFeet: 30, pursuerLost: 2 },
          { pursuedFeet: 360, pursuerFeet: 280, gap: 110, contact: false },
        ],
        ['ERI-PUR-03', { contact: true, dice: [2, 5] }, { rolled: true, combatRound: true }],
        ['ERI-PUR-03', { contact: true, dice: [5, 2] }, { rolled: true, combatRound: false }],
        ['ERI-PUR-03', { contact: true, dice: [4, 4], quicker: 'pursued' }, { rolled: true, combatRound: false }],
        ['ERI-PUR-03', { contact: false, dice: [] }, { rolled: false, combatRound: false }],
        ['ERI-PUR-04', { move: 120, shots: 1 }, { penaltyFeet: 50, pursuitFeet: 430 }],
        ['ERI-PUR-04', { move: 90, spells: 1, shots: 1 }, { penaltyFeet: 80, pursuitFeet: 280 }],
        ['ERI-PUR-04', { move: 120, shots: 3, elf: true }, { penaltyFeet: 0, pursuitFeet: 480 }],
        ['ERI-PUR-04', { move: 120, spells: 1, elf: true }, { penaltyFeet: 50, pursuitFeet: 430 }],
        ['ERI-PUR-04', { move: 240, shots: 2, mountedArcher: true }, { penaltyFeet: 0, pursuitFeet: 960 }],
        ['ERI-PUR-05', { gapFeet: 90 }, { continues: true }],
        ['ERI-PUR-05', { gapFeet: 91 }, { continues: false }],
        ['ERI-PUR-05', { event: 'door', dice: [2] }, { continues: true }],
        ['ERI-PUR-05', { event: 'secret-door', dice: [2] }, { continues: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisPursuitVectors)).toEqual([]);
  });
});
