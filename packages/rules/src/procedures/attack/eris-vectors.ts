import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { classNamed } from '../class-functions/eris-vectors.ts';
import { freeToLeave } from '../movement/eris.ts';
import {
  type Attacker,
  armourClasses,
  erisStrike,
  missileDexterity,
  needed,
  prowessOf,
  strikesAsFighter,
} from './eris.ts';
import { descendingOf, type ErisArmour } from './eris-armour.ts';
import { firstStrike, inMelee, mayStrike } from './eris-reach.ts';
import { seriesOf } from './eris-series.ts';

const cramped = (inputs: VectorInputs): boolean => read.flag(inputs, 'cramped', false);

/** Whoever attacks in a vector: by class, or by hit dice. */
export const attackerOf = (inputs: VectorInputs): Attacker => {
  if (inputs.class === 'normal-man') return { class: 'normal-man', level: 1 };
  return typeof inputs.class === 'string'
    ? { class: classNamed(inputs), level: read.number(inputs, 'level', 1) }
    : { hitDice: read.number(inputs, 'hd'), plus: read.number(inputs, 'plus', 0) };
};

/** A series of a vector's attacker. */
const seriesFor = (inputs: VectorInputs, targets: readonly string[]) => {
  const of = read.text(inputs, 'class');
  return seriesOf(
    strikesAsFighter({ class: of }) ? 'fighter' : of,
    read.number(inputs, 'level', 1),
    targets,
    read.text<'melee' | 'missile'>(inputs, 'kind', 'melee'),
    read.setting(inputs, 'multipleAttacksWithMissiles', false),
  );
};

function matrix(inputs: VectorInputs) {
  const attacker = attackerOf(inputs);
  return { ...prowessOf(attacker), need: needed(attacker, read.number(inputs, 'targetAc')) };
}

const natural = (inputs: VectorInputs): number => loaded(...read.faces(inputs)).die(20);

/** ERI-ATK-04. */
export const oneMisses = (inputs: VectorInputs): boolean => read.setting(inputs, 'naturalOneMisses', true);

export const erisAttackVectors: Adapters = {
  'ERI-MEL-01': (inputs) => ({ inMelee: inMelee(read.number(inputs, 'feet'), cramped(inputs)) }),
  'ERI-MEL-02': (inputs) => ({
    mayStrike: mayStrike(
      read.number(inputs, 'feet'),
      read.flag(inputs, 'movedThisRound'),
      cramped(inputs),
      read.setting(inputs, 'moveAndStrike', false),
    ),
  }),
  'ERI-MEL-03': (inputs) => ({ ...firstStrike(read.text<'waits' | 'acted' | 'moves-in'>(inputs, 'other')) }),
  'ERI-MEL-04': (inputs) => ({
    inMelee: inMelee(read.number(inputs, 'feet'), cramped(inputs)),
    movementMatters: !cramped(inputs),
  }),
  'ERI-MOV-04': (inputs) => ({ ...freeToLeave(read.number(inputs, 'enemiesAdjacent')) }),
  'ERI-ATK-01': (inputs) => ({
    ...armourClasses(
      typeof inputs.descending === 'number'
        ? inputs.descending
        : descendingOf(read.text<ErisArmour>(inputs, 'armor'), read.flag(inputs, 'shield', false)),
    ),
  }),
  'ERI-ATK-02': matrix,
  'ERI-ATK-03': matrix,
  'ERI-ATK-04': (inputs) => ({
    ...erisStrike(natural(inputs), read.number(inputs, 'modifier', 0), read.number(inputs, 'need'), oneMisses(inputs)),
  }),
  'ERI-ATK-05': (inputs) => {
    const need = needed(attackerOf(inputs), read.number(inputs, 'targetAc'));
    const modifier = read.list<number>(inputs, 'modifiers', []).reduce((sum, each) => sum + each, 0);
    return { need, modifier, ...erisStrike(natural(inputs), modifier, need, oneMisses(inputs)) };
  },
  'ERI-MIS-11': (inputs) => ({
    modifier: missileDexterity(
      typeof inputs.dex === 'number' ? inputs.dex : null,
      read.setting(inputs, 'dexterityMissiles', true),
    ),
  }),
  'ERI-MUL-01': (inputs) => ({
    ...seriesFor(inputs, read.list<string>(inputs, 'targets')),
  }),
  'ERI-MUL-02': (inputs) => {
    const targets = read.list<{ readonly id: string; readonly ac: number }>(inputs, 'targets');
    const series = seriesFor(
      inputs,
      targets.map(({ id }) => id),
    );
    if ('error' in series) return { ...series };
    const dice = loaded(...read.faces(inputs));
    const modifier = series.penaltyEach + read.number(inputs, 'modifier', 0);
    const rolls = targets.map(({ id, ac }) => {
      const { total, hit } = erisStrike(dice.die(20), modifier, needed(attackerOf(inputs), ac), oneMisses(inputs));
      return { id, total, hit };
    });
    return { penaltyEach: series.penaltyEach, rolls };
  },
};
