import { denied } from '../../content/denied.ts';
import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { attackerOf, oneMisses } from '../attack/eris-vectors.ts';
import { rangedFeet } from '../attack/reach.ts';
import {
  aimed,
  bandOf,
  firesFirst,
  isIntoMelee,
  type MissileWeapon,
  mayFireFirst,
  missileDamage,
  rangeBonus,
  shot,
  shotsIn,
  strayShot,
} from './eris.ts';

const weaponOf = (inputs: VectorInputs) => read.text<MissileWeapon>(inputs, 'weapon');
/** ERI-MIS-01: out of doors, where the vector does not say otherwise, by option in yards. */
const feetOf = (inputs: VectorInputs): number =>
  rangedFeet(
    read.number(inputs, 'feet'),
    read.setting(inputs, 'outdoorYards', false) && read.flag(inputs, 'outdoors', true),
  );
const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));

export const erisMissilesVectors: Adapters = {
  'ERI-MIS-01': (inputs) => {
    const band = bandOf(weaponOf(inputs), feetOf(inputs));
    return band ? { band } : { ...denied('out-of-range') };
  },
  'ERI-MIS-02': (inputs) => {
    const last = typeof inputs.lastShotRound === 'number' ? inputs.lastShotRound : null;
    return { attacks: shotsIn(weaponOf(inputs), read.number(inputs, 'round'), last) };
  },
  'ERI-MIS-03': (inputs) => {
    const band = bandOf(weaponOf(inputs), feetOf(inputs));
    return band
      ? { band, bonus: rangeBonus(band, read.flag(inputs, 'intoMelee', false)) }
      : { ...denied('out-of-range') };
  },
  'ERI-MIS-04': (inputs) => ({
    mayFireFirst: mayFireFirst({
      surprised: read.flag(inputs, 'surprised'),
      prepared: read.flag(inputs, 'prepared'),
      meleeBegun: read.flag(inputs, 'meleeBegun'),
      enemyFled: read.flag(inputs, 'enemyFled'),
      asked: read.flag(inputs, 'asked', true),
      refereeAllows: read.flag(inputs, 'refereeAllows', true),
    }),
  }),
  'ERI-MIS-05': (inputs) => ({ first: firesFirst(read.flag(inputs, 'enemyMissiles'), dice(inputs)) }),
  'ERI-MIS-06': (inputs) => {
    const intoMelee = isIntoMelee(
      read.flag(inputs, 'meleeBegun'),
      read.flag(inputs, 'targetInMelee'),
      read.flag(inputs, 'linePassesMelee'),
      read.flag(inputs, 'indirect', false),
    );
    return { intoMelee, rangeBonusAllowed: !intoMelee };
  },
  'ERI-MIS-07': (inputs) => {
    const misses = !read.flag(inputs, 'hit') && read.flag(inputs, 'intoMelee');
    return { ...strayShot(weaponOf(inputs), misses ? read.number(inputs, 'friends') : 0, dice(inputs)) };
  },
  'ERI-MIS-08': (inputs) => {
    const aim = aimed(weaponOf(inputs), {
      feet: feetOf(inputs),
      intoMelee: read.flag(inputs, 'intoMelee', false),
      indirect: true,
      ceilingRoom: read.flag(inputs, 'ceilingRoom', true),
      fromShort: read.setting(inputs, 'indirectFromShort', false),
    });
    return 'error' in aim ? { ...aim } : { modifier: aim.modifier };
  },
  'ERI-MIS-09': (inputs) => ({
    damage: missileDamage(weaponOf(inputs), dice(inputs).die(6), read.flag(inputs, 'critical', false)),
  }),
  'ERI-MIS-10': (inputs) => ({
    ...shot(
      {
        attacker: attackerOf(inputs),
        weapon: weaponOf(inputs),
        feet: feetOf(inputs),
        intoMelee: read.flag(inputs, 'intoMelee', false),
        indirect: read.flag(inputs, 'indirect', false),
        ceilingRoom: read.flag(inputs, 'ceilingRoom', true),
        fromShort: read.setting(inputs, 'indirectFromShort', false),
        friends: read.number(inputs, 'friends', 0),
        helmet: read.flag(inputs, 'helmet', false),
        modifiers: read.list<number>(inputs, 'modifiers', []),
        armourClass: read.number(inputs, 'targetAc'),
        oneMisses: oneMisses(inputs),
      },
      dice(inputs),
    ),
  }),
};
