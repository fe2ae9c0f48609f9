import { entryOf } from '../../../content/entry.ts';
import {
  atLeast,
  byRule,
  type CreatureId,
  impossible,
  type Judgement,
  objections,
  summed,
} from '../../../core/index.ts';
import { withArticle } from '../../../core/words.ts';
import { type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import type { Lessons } from '../../../state/downtime.ts';
import { isSkillName, MOST_SKILLS, skillNamed } from '../../making/skills/may.ts';
import { goldOf, pay } from '../../table/ledger/ledger.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { trainingCommands } from './commands.ts';

const mayFindTeacher: May<'FindTeacher'> = (state, { creature, skill: asked, course, member }, seat) => {
  const barred = objections(onlyReferee(seat), mayCommand(state, seat, creature));
  const pupil = state.creatures[creature];
  const { training } = rulesOf(state);
  if (!training) return [...barred, impossible('no-such-thing', 'These rules know no lessons.')];
  const skill = skillNamed(asked);
  const room = Object.hasOwn(pupil?.skills ?? {}, skill) || Object.keys(pupil?.skills ?? {}).length < MOST_SKILLS;
  const against = pupil && training.forbids(pupil, skill, member);
  return objections(
    ...barred,
    isSkillName(skill) && training.courses.includes(course) && room
      ? null
      : impossible('bad-input', 'A skill is named for a role, in plain letters.'),
    against ? byRule(against.rule, 'forbidden', against.sentence) : null,
  );
};

const findTeacher: Handler<'FindTeacher'> = (play, { creature, skill: asked, course, again }) => {
  const { training } = play.rules;
  const skill = skillNamed(asked);
  const { said, rolls } = play.noting((dice) => training?.terms(course, dice));
  if (!said) return;
  const { weeks: weeksNeeded, costPerWeek } = said;
  const lessons: Lessons = { skill, course, weeksNeeded, weeksDone: 0, costPerWeek, missed: 0, again };
  play.happen({ type: 'TeacherFound', creature, lessons, rolls });
};

/** A week of lessons begins: what was missed counts first, then it is paid. True when it is. */
export function beginLessons(play: Play, creature: CreatureId): boolean {
  const { training } = play.rules;
  const lessons = play.state.lessons[creature];
  if (!training || !lessons) return false;
  const { said, rolls } = play.noting((dice) => training.resumed(lessons, dice));
  const resumed: Lessons = { ...lessons, weeksDone: said.weeksDone, costPerWeek: said.costPerWeek, missed: 0 };
  if (rolls.length > 0 || said.lost > 0)
    play.happen({ type: 'LessonsWent', creature, how: 'resumed', lessons: resumed, rolls });
  const pupil = play.state.creatures[creature];
  const week = pupil && training.week(resumed, goldOf(play.rules, pupil));
  if (!week) {
    missLessons(play, creature, 'unpaid');
    return false;
  }
  pay(play, creature, resumed.costPerWeek, `a week of lessons as ${withArticle(resumed.skill)}`, training.cites.week);
  play.happen({
    type: 'LessonsWent',
    creature,
    how: 'on',
    lessons: { ...resumed, weeksDone: week.weeksDone },
    rolls: [],
  });
  return true;
}

/** A week goes by without a lesson. */
export function missLessons(play: Play, creature: CreatureId, how: 'missed' | 'unpaid' = 'missed'): void {
  const lessons = play.state.lessons[creature];
  if (!lessons) return;
  play.happen({
    type: 'LessonsWent',
    creature,
    how,
    lessons: { ...lessons, missed: lessons.missed + 1 },
    rolls: [],
  });
}

/** At the end of the last week it shows what was learned. */
export function endLessons(play: Play, creature: CreatureId): void {
  const { training } = play.rules;
  const lessons = play.state.lessons[creature];
  const pupil = play.state.creatures[creature];
  if (!training || !lessons || !pupil || lessons.weeksDone < lessons.weeksNeeded) return;
  const before = entryOf(pupil.skills, lessons.skill) ?? null;
  const { said, rolls } = play.noting((dice) => training.learned(pupil, lessons, before, dice));
  const [roll] = rolls;
  const plus = summed(said.modifiers);
  const over = lessons.again && before !== null;
  play.happen({
    type: 'SkillLearned',
    creature,
    skill: lessons.skill,
    before,
    percent: said.skill,
    why: {
      rule: said.rule,
      formula: lessons.again ? 'd100 over the skill: a third of what is missing' : 'half of d100, and five',
      modifiers: said.modifiers,
      ...(said.parts.length > 0 ? { made: { amount: said.skill, parts: said.parts } } : {}),
      ...(roll ? { roll: { ...roll, plus, total: roll.total + plus } } : {}),
      ...(over && roll ? { needed: before + 1, judged: learnedBy(roll.total + plus, before) } : {}),
    },
  });
}

/** Above the present skill. */
const learnedBy = (total: number, before: number): Judgement => atLeast(total, before + 1, total > before);

export const trainingHandlers: Handlers<typeof trainingCommands> = {
  FindTeacher: { may: mayFindTeacher, play: findTeacher },
  GiveUpLessons: {
    may: (state, { creature }, seat) =>
      objections(
        mayCommand(state, seat, creature),
        state.lessons[creature] ? null : impossible('no-such-thing', 'There are no such lessons.'),
      ),
    play: (play, { creature }) => play.happen({ type: 'LessonsGivenUp', creature }),
  },
};
