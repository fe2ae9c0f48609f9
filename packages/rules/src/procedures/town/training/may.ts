import { byRule, impossible, objections } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import { isSkillName, MOST_SKILLS, skillNamed } from '../../making/skills/may.ts';
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

/** What stands against each of these commands. */
export const trainingLegality: Legality<typeof trainingCommands> = {
  FindTeacher: mayFindTeacher,
  GiveUpLessons: (state, { creature }, seat) =>
    objections(
      mayCommand(state, seat, creature),
      state.lessons[creature] ? null : impossible('no-such-thing', 'There are no such lessons.'),
    ),
};
