import { rulesBy } from '../../../../test/in-play.ts';
import { loaded } from '../../../core/index.ts';
import {
  awarded,
  isAwarded,
  MAGIC_EXPERIENCE,
  type MagicKind,
  magicKind,
  monsterExperience,
  rerolledAt,
  sharedOut,
} from '../../../procedures/making/advancement/eris-awards.ts';
import { withPrime } from '../../../procedures/making/character-making/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { erisExperience, erisHitDice, erisLevelFor, startingHitPoints } from '../content/levels.ts';
import { classNamed } from './class-functions.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));

const COPPER_PER_GOLD = 100;
const OF_KIND = { minor: 'potion', standard: 'weapon', major: 'ring' } as const;

export const erisAwardsVectors: Adapters = {
  'ERI-XPA-01': (inputs) => ({
    award: isAwarded(
      read.text(inputs, 'place'),
      read.flag(inputs, 'sessionEnd', false),
      read.flag(inputs, 'sessionEndAwards', read.flag(inputs, 'refereeAwards', false)),
    ),
  }),
  'ERI-XPA-02': (inputs) => ({
    xp: monsterExperience(
      read
        .list<{ readonly hd: string | number; readonly count: number }>(inputs, 'monsters')
        .map(({ hd, count }) => ({ hd: `${hd}`, count })),
      read.flag(inputs, 'levelRatio', false) ? read.number(inputs, 'level') : null,
    ),
  }),
  'ERI-XPA-03': (inputs) => {
    const coins = { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0, ...read.record<number>(inputs, 'coins', {}) };
    const gp = Math.floor(rulesBy('eris').party.worth(coins, read.number(inputs, 'valuablesGp', 0)) / COPPER_PER_GOLD);
    return { gp, xp: gp };
  },
  'ERI-XPA-04': (inputs) => {
    const {
      earns: { magic },
    } = rulesBy('eris').advancement;
    const items = read.list<{ readonly kind: MagicKind; readonly count: number; readonly used?: number }>(
      inputs,
      'items',
    );
    const worth = items.map(({ kind, count, used = 0 }) => (magic?.worth(OF_KIND[kind], false) ?? 0) * (count - used));
    return { xp: worth.reduce((sum, points) => sum + points, 0) };
  },
  'ERI-XPA-05': (inputs) => {
    const found = magicKind(read.text(inputs, 'item'), read.flag(inputs, 'named', false));
    return 'error' in found ? { ...found } : { ...found, xp: MAGIC_EXPERIENCE[found.kind] };
  },
  'ERI-XPA-06': (inputs) => {
    const parts = ['monsterXp', 'treasureXp', 'magicXp'].map((part) => read.number(inputs, part, 0));
    return {
      ...sharedOut(
        parts.reduce((sum, part) => sum + part, 0),
        read.number(inputs, 'shares'),
      ),
    };
  },
  'ERI-XPA-07': (inputs) => ({ xp: withPrime(read.number(inputs, 'prime'), read.number(inputs, 'xp')) }),
  'ERI-XPA-08': (inputs) => {
    const level = erisLevelFor(classNamed(inputs), read.number(inputs, 'xp'));
    return { level, next: erisExperience(classNamed(inputs), level + 1) };
  },
  'ERI-XPA-09': (inputs) => ({
    ...awarded(
      classNamed(inputs),
      read.number(inputs, 'before'),
      read.number(inputs, 'gained'),
      read.flag(inputs, 'oneLevelPerAward', true),
    ),
  }),
  'ERI-HPL-01': (inputs) => {
    const { dice: count, plus } = erisHitDice(classNamed(inputs), read.number(inputs, 'level'));
    return { dice: count, bonus: plus };
  },
  'ERI-HPL-02': (inputs) => ({ hp: startingHitPoints(classNamed(inputs), read.number(inputs, 'con'), dice(inputs)) }),
  'ERI-HPL-03': (inputs) => ({
    ...rerolledAt(
      classNamed(inputs),
      read.number(inputs, 'level'),
      read.number(inputs, 'con'),
      read.number(inputs, 'oldMax'),
      read.number(inputs, 'damage', 0),
      dice(inputs),
    ),
  }),
};
