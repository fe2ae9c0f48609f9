import { isDenied } from '../../../content/denied.ts';
import type { Modifier } from '../../../core/index.ts';
import {
  improvedSkill,
  interrupted,
  isCourse,
  mayTrain,
  skillAdjustment,
  taughtTo,
  termsFor,
  termsWritten,
  trainedSkill,
  weekOfTraining,
} from '../../making/skills/eris.ts';
import type { TrainingRule } from './rule.ts';

/** ERI-SKL-10: half of the dice and five, or what was known before, where that is more. */
const trainedParts = (trained: number, skill: number): readonly Modifier[] =>
  skill > trained
    ? [{ name: 'known before, and more', value: skill }]
    : [
        { name: 'half of the dice', value: trained - TAUGHT },
        { name: 'of all who are taught', value: TAUGHT },
      ];
const TAUGHT = 5;

/** ERI-SKL-07 to 11, 14, 15 as one slot. */
export const erisTraining: TrainingRule = {
  cites: { teacher: 'ERI-SKL-07', week: 'ERI-SKL-08', missed: 'ERI-SKL-09' },
  courses: ['plebian', 'artisan', 'noble'],
  terms: (course, dice) => {
    if (!isCourse(course)) return null;
    const { weeks, costPerWeek } = termsFor(course, dice);
    return { weeks, costPerWeek };
  },
  termsWritten: (course) => (isCourse(course) ? termsWritten(course) : ''),
  forbids: ({ name, background = '' }, skill, member) => {
    if (isDenied(mayTrain(background, skill)))
      return { rule: 'ERI-SKL-14', sentence: `${name} learns that on the job, and from no teacher.` };
    return isDenied(taughtTo(skill, member))
      ? { rule: 'ERI-SKL-15', sentence: 'That is taught to members of a guild or order only.' }
      : null;
  },
  week: ({ weeksNeeded, weeksDone, costPerWeek }, purse) => {
    const said = weekOfTraining(weeksNeeded, weeksDone, costPerWeek, purse);
    return isDenied(said) ? null : { weeksDone: said.weeksDone, complete: said.complete };
  },
  resumed: ({ course, weeksDone, missed, costPerWeek }, dice) =>
    isCourse(course) ? interrupted(course, weeksDone, missed, costPerWeek, dice) : { weeksDone, costPerWeek, lost: 0 },
  learned: ({ abilities }, { again }, now, dice) => {
    const intelligence = abilities?.INT ?? 10;
    if (!again || now === null) {
      const { trained, skill } = trainedSkill(now, dice.die(100));
      return { rule: 'ERI-SKL-10', skill, modifiers: [], parts: trainedParts(trained, skill) };
    }
    const value = skillAdjustment(intelligence);
    const { success, gain, skill } = improvedSkill(now, intelligence, dice.die(100));
    return {
      rule: 'ERI-SKL-11',
      skill,
      modifiers: value === 0 ? [] : [{ name: 'intelligence', value, rule: 'ERI-SKL-05' }],
      parts: success
        ? [
            { name: 'so far', value: now },
            { name: 'a third of what is missing', value: gain },
          ]
        : [],
    };
  },
};
