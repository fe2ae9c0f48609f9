import { denied } from '../../content/denied.ts';
import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import {
  backgroundChance,
  backgroundSkill,
  firstUse,
  improvedSkill,
  interrupted,
  isCourse,
  mayTrain,
  naturalSkill,
  needsRoll,
  skillAdjustment,
  skillSucceeds,
  taughtTo,
  termsFor,
  trainedSkill,
  weekOfTraining,
} from './eris.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const percent = (inputs: VectorInputs): number => dice(inputs).die(100);
const optional = (inputs: VectorInputs, name: string): number | null =>
  typeof inputs[name] === 'number' ? read.number(inputs, name) : null;

export const erisSkillsVectors: Adapters = {
  'ERI-SKL-01': (inputs) => ({ accepted: read.flag(inputs, 'isRole') }),
  'ERI-SKL-02': (inputs) => ({
    roll: needsRoll(read.text(inputs, 'task'), read.flag(inputs, 'refereeRequires', false)),
  }),
  'ERI-SKL-03': (inputs) => ({ success: skillSucceeds(read.number(inputs, 'skill'), percent(inputs)) }),
  'ERI-SKL-04': (inputs) => ({ ...naturalSkill(read.number(inputs, 'int'), percent(inputs)) }),
  'ERI-SKL-05': (inputs) => ({ adjustment: skillAdjustment(read.number(inputs, 'int')) }),
  'ERI-SKL-06': (inputs) => ({
    ...firstUse(read.number(inputs, 'int'), optional(inputs, 'recorded'), dice(inputs)),
  }),
  'ERI-SKL-07': (inputs) => {
    const type = read.text(inputs, 'type');
    return isCourse(type) ? { ...termsFor(type, dice(inputs)) } : { ...denied('bad-type') };
  },
  'ERI-SKL-08': (inputs) => ({
    ...weekOfTraining(
      read.number(inputs, 'weeksNeeded'),
      read.number(inputs, 'weeksDone'),
      read.number(inputs, 'costPerWeek'),
      read.number(inputs, 'purse'),
    ),
  }),
  'ERI-SKL-09': (inputs) => {
    const type = read.text(inputs, 'type');
    if (!isCourse(type)) return { ...denied('bad-type') };
    const [done, missed] = [read.number(inputs, 'weeksDone'), read.number(inputs, 'weeksMissed')];
    return { ...interrupted(type, done, missed, read.number(inputs, 'costPerWeek'), dice(inputs)) };
  },
  'ERI-SKL-10': (inputs) => ({ ...trainedSkill(optional(inputs, 'natural'), percent(inputs)) }),
  'ERI-SKL-11': (inputs) => ({
    ...improvedSkill(read.number(inputs, 'skill'), read.number(inputs, 'int'), percent(inputs)),
  }),
  'ERI-SKL-12': (inputs) => ({ baseSkill: backgroundSkill(percent(inputs)) }),
  'ERI-SKL-13': (inputs) => {
    const chance = backgroundChance(read.number(inputs, 'baseSkill'), read.number(inputs, 'level'));
    return { chance, success: skillSucceeds(chance, percent(inputs)) };
  },
  'ERI-SKL-14': (inputs) => ({ ...mayTrain(read.text(inputs, 'background', ''), read.text(inputs, 'skill')) }),
  'ERI-SKL-15': (inputs) => ({ ...taughtTo(read.text(inputs, 'skill'), read.flag(inputs, 'member')) }),
};
