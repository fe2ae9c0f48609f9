import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisConversionVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of conversion', () => {
  it.each(
    (
      [
        ['ERI-CNV-01', { hd: '4+1', listedHp: 27, dice: [6, 2, 3, 1] }, { hp: 13 }],
        ['ERI-CNV-01', { hd: '1-1', dice: [1] }, { hp: 1 }],
        ['ERI-CNV-01', { hd: '1/2', dice: [5] }, { hp: 3 }],
        ['ERI-CNV-02', { inLbb: false, listedDamage: '2d8' }, { damage: '1d6' }],
        ['ERI-CNV-02', { inLbb: true, lbbDamage: '1d6+2', listedDamage: '1d10' }, { damage: '1d6+2' }],
        ['ERI-CNV-03', { inLbb: false, equivalent: 'ogre', hd: 5 }, { source: 'equivalent', hd: 5, damageDice: null }],
        ['ERI-CNV-03', { inLbb: false, hd: 12 }, { source: 'giant-animal', hd: 12, damageDice: [2, 4] }],
        ['ERI-CNV-03', { inLbb: false, hd: 1 }, { source: 'giant-animal', hd: 2, damageDice: [1, 1] }],
        ['ERI-CNV-04', { listedAc: -1 }, { ac: 2 }],
        ['ERI-CNV-04', { listedAac: 15 }, { ac: 4 }],
        ['ERI-CNV-04', { listedAc: 6 }, { ac: 6 }],
        ['ERI-CNV-05', { listedAc: -2, magical: true, usesShield: false }, { ac: 2, armorBonus: 3, shieldBonus: 0 }],
        ['ERI-CNV-05', { listedAc: -3, magical: true, usesShield: true }, { ac: 2, armorBonus: 3, shieldBonus: 2 }],
        ['ERI-CNV-05', { listedAc: 0, magical: false, usesShield: true }, { ac: 2, armorBonus: 0, shieldBonus: 0 }],
        ['ERI-CNV-06', { armorBonus: 2, shieldBonus: 1, roll: 15 }, { penalty: 3, adjusted: 12 }],
        ['ERI-CNV-06', { armorBonus: 5, shieldBonus: 4, roll: 18 }, { penalty: 6, adjusted: 12 }],
        ['ERI-CNV-06', { armorBonus: 0, shieldBonus: 0, roll: 9 }, { penalty: 0, adjusted: 9 }],
        ['ERI-CNV-07', { weapon: 'sword', bonus: 2 }, { bonus: 2, requires: null }],
        ['ERI-CNV-07', { weapon: 'sword', bonus: 5 }, { bonus: 3, requires: 'special-purpose-or-holy' }],
        ['ERI-CNV-07', { weapon: 'other', bonus: 4 }, { bonus: 3, requires: null }],
        ['ERI-CNV-08', { listedAttacks: 3, sweeps: false, refereeAllows: false }, { attacks: 1 }],
        ['ERI-CNV-08', { listedAttacks: 3, sweeps: true, refereeAllows: false }, { attacks: 3 }],
        ['ERI-CNV-08', { listedAttacks: 3, lbbAttacks: 2, sweeps: false, refereeAllows: false }, { attacks: 2 }],
        ['ERI-CNV-09', { attacks: 6, targets: 6 }, { attacks: 6, penalty: -6 }],
        ['ERI-CNV-09', { attacks: 4, targets: 2 }, { attacks: 2, penalty: -2 }],
        ['ERI-CNV-09', { attacks: 3, targets: 1 }, { attacks: 1, penalty: 0 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisConversionVectors)).toEqual([]);
  });
});
