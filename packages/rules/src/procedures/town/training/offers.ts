import { offer } from '../../../core/index.ts';
import { withArticle } from '../../../core/words.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import { MOST_SKILLS } from '../../making/skills/may.ts';
import { meansOf } from '../../table/ledger/means.ts';
import { mayReferee } from '../../table/permission/permission.ts';

/** Lessons are found by the referee, and given up by the pupil. */
export const trainingOffers: Offers = remembered(
  (state, seat) => {
    const { training } = rulesOf(state);
    if (!training || state.encounter) return [];
    return partyOf(state)
      .filter((creature) => !isDead(creature) && commands(seat, creature))
      .flatMap(({ id, name, skills = {} }) => {
        const rest = { place: 'downtime', about: id, rule: training.cites.teacher, fixed: { creature: id } } as const;
        const finds = offer('FindTeacher', `Find a teacher for ${name}`, {
          ...rest,
          inputs: { skill: 'miller', course: training.courses, member: false, again: false },
        });
        const lessons = state.lessons[id];
        return [
          ...(mayReferee(seat) && !lessons && Object.keys(skills).length < MOST_SKILLS ? [finds] : []),
          ...(lessons
            ? [offer('GiveUpLessons', `${name} gives up the lessons as ${withArticle(lessons.skill)}`, rest)]
            : []),
        ];
      });
  },
  (state, seat) => [state.lessons, ...meansOf(state, seat)],
);
