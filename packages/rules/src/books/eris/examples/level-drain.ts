import { loaded } from '../../../core/index.ts';
import {
  drained,
  drainOf,
  effectiveLevel,
  experienceAfter,
  isPermanent,
  rerolled,
  risesAs,
  struckByDrainer,
} from '../../../procedures/body/level-drain/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { classNamed } from './class-functions.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const levels = (inputs: VectorInputs) => read.number(inputs, 'levelsDrained');

export const erisLevelDrainVectors: Adapters = {
  'ERI-DRN-01': (inputs) => ({
    level: drained(read.number(inputs, 'level'), levels(inputs)),
    saveAllowed: false,
    permanent: true,
  }),
  'ERI-DRN-02': (inputs) => ({
    ...rerolled(
      classNamed(inputs),
      read.number(inputs, 'newLevel'),
      read.number(inputs, 'con'),
      read.number(inputs, 'damageTaken'),
      dice(inputs),
    ),
  }),
  'ERI-DRN-03': (inputs) => ({ xp: experienceAfter(classNamed(inputs), read.number(inputs, 'newLevel')) }),
  'ERI-DRN-04': (inputs) => {
    const victim = {
      class: classNamed(inputs),
      level: read.number(inputs, 'level'),
      xp: read.number(inputs, 'xp'),
      con: read.number(inputs, 'con'),
      maxHp: read.number(inputs, 'maxHp'),
      hp: read.number(inputs, 'hp'),
    };
    return { ...struckByDrainer(victim, read.number(inputs, 'damage'), levels(inputs), dice(inputs)) };
  },
  'ERI-DRN-05': (inputs) => ({
    ...risesAs(read.number(inputs, 'level'), levels(inputs), read.text(inputs, 'drainer')),
  }),
  'ERI-DRN-06': (inputs) => ({ levels: drainOf(read.text(inputs, 'undead')) }),
  'ERI-DRN-07': (inputs) => ({
    effectiveLevel: effectiveLevel(read.number(inputs, 'level'), levels(inputs), read.number(inputs, 'restDays')),
    xp: read.number(inputs, 'xp'),
    hp: read.number(inputs, 'hp'),
  }),
  'ERI-DRN-08': (inputs) => {
    const { ruling } = inputs;
    return { permanent: isPermanent(ruling === 'permanent' || ruling === 'temporary' ? ruling : null) };
  },
};
