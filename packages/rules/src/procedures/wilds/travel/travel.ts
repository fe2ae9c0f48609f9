import { objections } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { leaveBoard } from '../../dungeon/exits/leave-board.ts';
import { atStep, nextStep, underway } from '../day/day.ts';
import { isIdle } from '../day/steps.ts';
import { checkDirection } from '../direction/direction.ts';
import { weatherOfDay } from '../weather/weather.ts';
import type { travelCommands } from './commands.ts';
import { courseOf } from './course.ts';
import { endDay, weatherFor } from './end-day.ts';
import { goOn } from './go-on.ts';
import { mayCheckForWanderers, mayEndDay, mayRuleHeading, mayRunDay, maySetCourse, maySkipDayStep } from './may.ts';
import { checkForWanderers } from './wanderers.ts';
import { runDay } from './whole-day.ts';

const setCourse: Handler<'SetCourse'> = (play, { type: _, ...asked }) => {
  const course = courseOf(play.state, asked);
  if (!course) return;
  const from = leaveBoard(play);
  weatherOfDay(play);
  const { inHand = null } = play.state.journey ?? {};
  const goesOn = !isIdle(course) && inHand?.heading === course.heading;
  const kept = goesOn ? inHand.days / weatherFor(play.state) : 0;
  const left = (course.pace === 'forced' ? play.rules.travel.miles.forcedMarch : 1) + kept;
  const begun = kept > 0 ? { begun: kept, ...(inHand?.miles ? { made: inHand.miles } : {}) } : {};
  play.happen({
    type: 'CourseSet',
    course,
    left,
    ...begun,
    ...(from.length > 0 ? { from } : {}),
    next: nextStep(play.state, course, 'course'),
  });
};

/** R41: before the way of the day is gone; whether they lose the way is then settled, and no check undoes it. */
const ruleHeading: Handler<'RuleHeading'> = (play, { heading }) => {
  const day = underway(play.state)?.day;
  const settles = day?.step === 'losingDirection';
  const next = settles ? { next: nextStep(play.state, day.course, 'losingDirection') } : {};
  play.happen({ type: 'HeadingRuled', heading, ...next });
};

const skipDayStep: Handler<'SkipDayStep'> = (play) => {
  const day = underway(play.state)?.day;
  if (!day) return;
  play.happen({ type: 'DayStepSkipped', skipped: day.step, next: nextStep(play.state, day.course, day.step) });
};

export const travelHandlers: Handlers<typeof travelCommands> = {
  SetCourse: { may: maySetCourse, play: setCourse },
  RuleHeading: { may: mayRuleHeading, play: ruleHeading },
  CheckDirection: { may: (state, _, seat) => objections(atStep(state, seat, 'losingDirection')), play: checkDirection },
  CheckForWanderers: { may: mayCheckForWanderers, play: checkForWanderers },
  GoOn: { may: (state, _, seat) => objections(atStep(state, seat, 'description')), play: goOn },
  SkipDayStep: { may: maySkipDayStep, play: skipDayStep },
  EndDay: { may: mayEndDay, play: endDay },
  RunDay: { may: mayRunDay, play: runDay },
};
