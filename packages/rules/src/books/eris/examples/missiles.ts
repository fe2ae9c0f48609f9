import { weapon } from '../../../../test/brawl.ts';
import { companionId, duel, foeId, placed, STRIKER, struck } from '../../../../test/duel.ts';
import { eventIn, rulesBy } from '../../../../test/in-play.ts';
import { denied } from '../../../content/denied.ts';
import { loaded } from '../../../core/index.ts';
import {
  aimed,
  bandOf,
  firesFirst,
  isIntoMelee,
  mayFireFirst,
  missileDamage,
  rangeBonus,
  shotsIn,
  strayShot,
} from '../../../procedures/fight/missiles/eris.ts';
import { rangedFeet } from '../../../procedures/situation/reach/reach.ts';
import type { GameState } from '../../../state/state.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import type { MissileWeapon } from '../content/missiles.ts';
import { fighting, oneMisses } from './attack.ts';

const weaponOf = (inputs: VectorInputs) => read.text<MissileWeapon>(inputs, 'weapon');
/** ERI-MIS-01: out of doors, where the vector does not say otherwise, by option in yards. */
const feetOf = (inputs: VectorInputs): number =>
  rangedFeet(
    read.number(inputs, 'feet'),
    read.setting(inputs, 'outdoorYards', false) && read.flag(inputs, 'outdoors', true),
  );
const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));

/** The companions and the foe fight hand to hand. */
const engaged = (state: GameState, friends: number): GameState => {
  const others = friends === 0 ? [foeId(1)] : Array.from({ length: friends }, (_, place) => companionId(place + 1));
  const { encounter } = state;
  return encounter
    ? { ...state, encounter: { ...encounter, engaged: others.map((other) => [other, foeId(0)] as const) } }
    : state;
};

const outdoors = (state: GameState): GameState =>
  state.encounter ? { ...state, encounter: { ...state.encounter, setting: 'wilderness' } } : state;

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
  'ERI-MIS-10': (inputs) => {
    const [intoMelee, indirect] = ['intoMelee', 'indirect'].map((name) => read.flag(inputs, name, false));
    const [feet, bow] = [feetOf(inputs), weapon(weaponOf(inputs), { kind: 'missile', ranges: [50, 100, 150] })];
    const ceilingRoom = read.flag(inputs, 'ceilingRoom', true);
    const indirectFromShort = read.setting(inputs, 'indirectFromShort', false);
    const options = { naturalOneMisses: oneMisses(inputs), indirectFromShort };
    const target = { naturalArmour: read.number(inputs, 'targetAc'), helmet: read.flag(inputs, 'helmet', false) };
    const friends = read.number(inputs, 'friends', 0);
    const fight = duel({
      base: 'eris',
      options,
      striker: fighting(inputs),
      weapon: bow,
      foes: [{ ...target, hitPoints: { now: 1_000, max: 1_000 } }, {}],
      companions: friends,
    });
    const modifier = read.list<number>(inputs, 'modifiers', []).reduce((sum, each) => sum + each, 0);
    const begun = intoMelee ? engaged(fight, friends) : fight;
    const lobbed = indirect ? { lobbed: true } : {};
    const state = placed(ceilingRoom ? outdoors(begun) : begun, STRIKER.id, { modifier });
    const result = struck(state, { distance: feet, ...lobbed }, read.faces(inputs));
    if (result === null) {
      const aim = { feet, intoMelee: intoMelee === true, indirect: indirect === true, ceilingRoom };
      return { ...aimed(weaponOf(inputs), { ...aim, fromShort: indirectFromShort }) };
    }
    const { band } = rulesBy('eris', options).missiles.reach.range(bow, feet, intoMelee === true);
    const strayed = eventIn(result.events, 'ShotStrayed');
    const hits = strayed?.victim ?? null;
    const half = strayed?.rolls[0]?.total === 2;
    return {
      ...result,
      band,
      critical: result.natural === 20,
      helmetDestroyed: eventIn(result.events, 'HelmetDestroyed') !== null,
      stray: hits === null ? 'none' : half ? 'half' : 'full',
      victim: hits === null ? 0 : Number(hits.replace('companion-', '')),
      strayDamage: strayed?.damage ?? 0,
    };
  },
};
