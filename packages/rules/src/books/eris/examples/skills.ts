import { eventIn, inPeace } from '../../../../test/in-play.ts';
import { ask, player, referee, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { loaded } from '../../../core/index.ts';
import {
  backgroundChance,
  backgroundSkill,
  improvedSkill,
  interrupted,
  isCourse,
  mayTrain,
  naturalSkill,
  skillAdjustment,
  skillSucceeds,
  taughtTo,
  termsFor,
  trainedSkill,
  weekOfTraining,
} from '../../../procedures/making/skills/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const percent = (inputs: VectorInputs): number => dice(inputs).die(100);
const optional = (inputs: VectorInputs, name: string): number | null =>
  typeof inputs[name] === 'number' ? read.number(inputs, name) : null;

const SKILL = 'sage';
const CHECK = { type: 'CheckSkill', creature: someone().id, skill: SKILL, blind: false } as const;

export const erisSkillsVectors: Adapters = {
  'ERI-SKL-01': (inputs) => ({ accepted: read.flag(inputs, 'isRole') }),
  'ERI-SKL-02': (inputs) => {
    const skills = read.text(inputs, 'task') === 'skilled-action' ? { [SKILL]: 50 } : {};
    const asks = read.flag(inputs, 'refereeRequires', false) ? referee : player;
    const ruling = ask(inPeace('eris', [someone({ skills })]).state, CHECK, asks, 1, 1);
    return { roll: eventIn(ruling, 'SkillChecked') !== null };
  },
  'ERI-SKL-03': (inputs) => ({ success: skillSucceeds(read.number(inputs, 'skill'), percent(inputs)) }),
  'ERI-SKL-04': (inputs) => ({ ...naturalSkill(read.number(inputs, 'int'), percent(inputs)) }),
  'ERI-SKL-05': (inputs) => ({ adjustment: skillAdjustment(read.number(inputs, 'int')) }),
  'ERI-SKL-06': (inputs) => {
    const recorded = optional(inputs, 'recorded');
    const skills = recorded === null ? {} : { [SKILL]: recorded };
    const abilities = { STR: 10, INT: read.number(inputs, 'int'), WIS: 10, DEX: 10, CON: 10, CHA: 10 };
    const ruling = ask(inPeace('eris', [someone({ skills, abilities })]).state, CHECK, referee, ...read.faces(inputs));
    const checked = eventIn(ruling, 'SkillChecked');
    return { skill: checked?.why.needed, success: checked?.success };
  },
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
