import { gathered, type Roll, type RuleId, type Throw } from '../../../core/index.ts';
import { aOr, counted, withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { toAllIfOfParty } from '../../situation/sight/witnesses.ts';
import type { TrainingEvent } from './events.ts';
import type { TrainingRule } from './rule.ts';

/** The table's own word where the campaign has turned to a book that knows no lessons. */
const cited = (state: GameState, topic: keyof TrainingRule['cites']): RuleId =>
  rulesOf(state).training?.cites[topic] ?? 'TABLE';

/** The last die is that of the price; those before it are of weeks. */
const termsThrown = (rolls: readonly Roll[], weeks = 'Weeks'): readonly Throw[] =>
  rolls.map((roll, place) => ({ who: place === rolls.length - 1 ? 'Price of a week' : weeks, roll }));

export const trainingTellers: Tellers<TrainingEvent> = {
  TeacherFound: ({ creature, lessons, rolls }, after) =>
    toAllIfOfParty(after, creature, {
      kind: 'roll',
      text: `A teacher would make ${withArticle(lessons.skill)} of ${nameOf(after, creature)}: ${aOr(lessons.weeksNeeded, 'week')} at ${counted(lessons.costPerWeek, 'gold piece')} a week.`,
      rolls: gathered(rolls),
      why: {
        rule: cited(after, 'teacher'),
        formula: rulesOf(after).training?.termsWritten(lessons.course) ?? 'the weeks, and the price of each',
        throws: termsThrown(rolls),
      },
    }),
  LessonsWent: ({ creature, how, lessons, rolls }, after) => {
    const who = nameOf(after, creature);
    const so = `${lessons.weeksDone} of ${counted(lessons.weeksNeeded, 'week')}`;
    const text = {
      on: `${who} is taught as ${withArticle(lessons.skill)}: ${so}.`,
      unpaid: `${who} cannot pay the ${counted(lessons.costPerWeek, 'gold piece')}, and misses a week of lessons as ${withArticle(lessons.skill)}.`,
      missed: `${who} misses a week of lessons as ${withArticle(lessons.skill)}.`,
      resumed: `${who} has missed too much, and forgets: ${so} done, at ${counted(lessons.costPerWeek, 'gold piece')} a week from now on.`,
    }[how];
    const rule = cited(after, how === 'on' || how === 'unpaid' ? 'week' : 'missed');
    return toAllIfOfParty(after, creature, {
      kind: 'time',
      text,
      rolls: gathered(rolls),
      why: {
        rule,
        formula: 'paid week by week; more than one missed costs',
        ...(rolls.length > 0 ? { throws: termsThrown(rolls, 'What is forgotten') } : {}),
      },
    });
  },
  SkillLearned: ({ creature, skill, before, percent, why }, after) =>
    toAllIfOfParty(after, creature, {
      kind: 'roll',
      text:
        before === percent
          ? `${nameOf(after, creature)} learns nothing new as ${withArticle(skill)}: ${percent}%.`
          : `${nameOf(after, creature)} is ${withArticle(skill)} now, at ${percent}%.`,
      rolls: why.roll ? [why.roll] : [],
      why,
      tone: before === percent ? 'bad' : 'good',
    }),
  LessonsGivenUp: ({ creature }, after, before) =>
    toAllIfOfParty(after, creature, {
      kind: 'table',
      text: `${nameOf(after, creature)} gives up the lessons as ${withArticle(before.lessons[creature]?.skill ?? 'pupil')}.`,
    }),
};
