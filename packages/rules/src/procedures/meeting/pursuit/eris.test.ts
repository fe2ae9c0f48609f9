import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisPursuitVectors } from '../../../books/eris/examples/pursuit.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of pursuit', () => {
  it.each(
    (
      [
        ['ERI-PUR-01', { disengaged: true, feet: 30, enemyPursues: true }, { state: 'pursuit' }],
        ['ERI-PUR-01', { disengaged: true, feet: 20, enemyPursues: true }, { state: 'combat' }],
        ['ERI-PUR-01', { disengaged: true, feet: 30, enemyPursues: false }, { state: 'free' }],
        ['ERI-PUR-01', { disengaged: true, feet: 0, enemyPursues: true }, { state: 'combat' }],
        ['ERI-PUR-01', { disengaged: true, feet: 10, enemyPursues: false }, { state: 'combat' }],
        ['ERI-PUR-01', { disengaged: true, feet: 21, enemyPursues: true }, { state: 'pursuit' }],
        ['ERI-PUR-01', { disengaged: true, feet: 100, enemyPursues: false }, { state: 'free' }],
        ['ERI-PUR-01', { disengaged: false, feet: 0, enemyPursues: false }, { state: 'combat' }],
        ['ERI-PUR-01', { disengaged: false, feet: 20, enemyPursues: true }, { state: 'combat' }],
        ['ERI-PUR-01', { disengaged: false, feet: 21, enemyPursues: true }, { state: 'combat' }],
        ['ERI-PUR-01', { disengaged: false, feet: 100, enemyPursues: false }, { state: 'combat' }],
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
        [
          'ERI-PUR-02',
          { pursuedMove: 120, pursuerMove: 120, gapFeet: 30 },
          { pursuedFeet: 480, pursuerFeet: 480, gap: 30, contact: false },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 60, pursuerMove: 240, gapFeet: 90 },
          { pursuedFeet: 240, pursuerFeet: 960, gap: 10, contact: true },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 30, pursuerMove: 120, gapFeet: 371 },
          { pursuedFeet: 120, pursuerFeet: 480, gap: 11, contact: false },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 120, pursuerMove: 120, gapFeet: 30, pursuedLost: 10 },
          { pursuedFeet: 0, pursuerFeet: 480, gap: 10, contact: true },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 120, pursuerMove: 120, gapFeet: 500, pursuedLost: 0, pursuerLost: 10 },
          { pursuedFeet: 480, pursuerFeet: 0, gap: 980, contact: false },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 60, pursuerMove: 60, gapFeet: 30, pursuedLost: 1 },
          { pursuedFeet: 220, pursuerFeet: 240, gap: 10, contact: true },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 120, pursuerMove: 0, gapFeet: 30 },
          { pursuedFeet: 480, pursuerFeet: 0, gap: 510, contact: false },
        ],
        [
          'ERI-PUR-02',
          { pursuedMove: 180, pursuerMove: 180, gapFeet: 100, pursuedLost: 1 },
          { pursuedFeet: 650, pursuerFeet: 720, gap: 30, contact: false },
        ],
        ['ERI-PUR-03', { contact: true, dice: [2, 5] }, { rolled: true, combatRound: true }],
        ['ERI-PUR-03', { contact: true, dice: [5, 2] }, { rolled: true, combatRound: false }],
        ['ERI-PUR-03', { contact: true, dice: [4, 4], quicker: 'pursued' }, { rolled: true, combatRound: false }],
        ['ERI-PUR-03', { contact: false, dice: [] }, { rolled: false, combatRound: false }],
        ['ERI-PUR-03', { contact: true, dice: [1, 6] }, { rolled: true, combatRound: true }],
        ['ERI-PUR-03', { contact: true, dice: [6, 1] }, { rolled: true, combatRound: false }],
        ['ERI-PUR-03', { contact: true, dice: [6, 5] }, { rolled: true, combatRound: false }],
        ['ERI-PUR-03', { contact: true, dice: [3, 3], quicker: 'pursuer' }, { rolled: true, combatRound: true }],
        ['ERI-PUR-03', { contact: true, dice: [6, 6] }, { rolled: true, combatRound: true }],
        ['ERI-PUR-03', { contact: true, dice: [1, 1], quicker: 'pursued' }, { rolled: true, combatRound: false }],
        ['ERI-PUR-03', { contact: true, dice: [5, 2], quicker: 'pursuer' }, { rolled: true, combatRound: false }],
        ['ERI-PUR-03', { contact: false, dice: [], quicker: 'pursuer' }, { rolled: false, combatRound: false }],
        ['ERI-PUR-04', { move: 120, shots: 1 }, { penaltyFeet: 50, pursuitFeet: 430 }],
        ['ERI-PUR-04', { move: 90, spells: 1, shots: 1 }, { penaltyFeet: 80, pursuitFeet: 280 }],
        ['ERI-PUR-04', { move: 120, shots: 3, elf: true }, { penaltyFeet: 0, pursuitFeet: 480 }],
        ['ERI-PUR-04', { move: 120, spells: 1, elf: true }, { penaltyFeet: 50, pursuitFeet: 430 }],
        ['ERI-PUR-04', { move: 240, shots: 2, mountedArcher: true }, { penaltyFeet: 0, pursuitFeet: 960 }],
        ['ERI-PUR-04', { move: 120 }, { penaltyFeet: 0, pursuitFeet: 480 }],
        ['ERI-PUR-04', { move: 60, shots: 3 }, { penaltyFeet: 60, pursuitFeet: 180 }],
        ['ERI-PUR-04', { move: 90, spells: 1 }, { penaltyFeet: 40, pursuitFeet: 320 }],
        ['ERI-PUR-04', { move: 120, spells: 9 }, { penaltyFeet: 450, pursuitFeet: 30 }],
        ['ERI-PUR-04', { move: 120, spells: 6, shots: 5 }, { error: 'too-many-rounds' }],
        ['ERI-PUR-04', { move: 60, spells: 1, shots: 3, elf: true }, { penaltyFeet: 20, pursuitFeet: 220 }],
        ['ERI-PUR-04', { move: 120, shots: 10, elf: true }, { penaltyFeet: 0, pursuitFeet: 480 }],
        ['ERI-PUR-04', { move: 240, spells: 2, shots: 0, mountedArcher: true }, { penaltyFeet: 200, pursuitFeet: 760 }],
        ['ERI-PUR-05', { gapFeet: 90 }, { continues: true }],
        ['ERI-PUR-05', { gapFeet: 91 }, { continues: false }],
        ['ERI-PUR-05', { event: 'door', dice: [2] }, { continues: true }],
        ['ERI-PUR-05', { event: 'secret-door', dice: [2] }, { continues: false }],
        ['ERI-PUR-05', { gapFeet: 0 }, { continues: true }],
        ['ERI-PUR-05', { event: 'corner', dice: [1] }, { continues: true }],
        ['ERI-PUR-05', { event: 'corner', dice: [4] }, { continues: false }],
        ['ERI-PUR-05', { event: 'door', dice: [3] }, { continues: false }],
        ['ERI-PUR-05', { event: 'door', dice: [6] }, { continues: false }],
        ['ERI-PUR-05', { event: 'stairs', dice: [4] }, { continues: false }],
        ['ERI-PUR-05', { event: 'secret-door', dice: [1] }, { continues: true }],
        ['ERI-PUR-05', { event: 'secret-door', dice: [6] }, { continues: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisPursuitVectors)).toEqual([]);
  });
});
