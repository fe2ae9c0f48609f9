import type { Compass } from '@lanthorn/geometry';
import { objections, throwText } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { type Journey, ROUNDING_ERROR, type TravelDay } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { leaveBoard } from '../../dungeon/exits/leave-board.ts';
import { isWayworn } from '../../dungeon/rest/wayworn.ts';
import { dayGoesBy } from '../../dungeon/time/time.ts';
import { succeeds } from '../../table/chance/chance.ts';
import { atStep, nextStep, type Underway, underway } from '../day/day.ts';
import { isIdle } from '../day/steps.ts';
import { checkDirection } from '../direction/direction.ts';
import { reachShore } from '../voyage/shore.ts';
import { travelInWeather } from '../weather/today.ts';
import { weatherOfDay } from '../weather/weather.ts';
import type { travelCommands } from './commands.ts';
import { courseOf } from './course.ts';
import { mayCheckForWanderers, mayEndDay, mayRuleHeading, maySetCourse, maySkipDayStep } from './may.ts';
import { checkForWanderers } from './wanderers.ts';
import { sideOn, wayOf } from './way.ts';

const setCourse: Handler<'SetCourse'> = (play, { type: _, ...asked }) => {
  const course = courseOf(play.state, asked);
  if (!course) return;
  leaveBoard(play);
  weatherOfDay(play);
  const { inHand = null } = play.state.journey ?? {};
  const kept = !isIdle(course) && inHand?.heading === course.heading ? inHand.days / weatherFor(play.state) : 0;
  const left = (course.pace === 'forced' ? play.rules.travel.miles.forcedMarch : 1) + kept;
  const begun = kept > 0 ? { begun: kept } : {};
  play.happen({ type: 'CourseSet', course, left, ...begun, next: nextStep(play.state, course, 'course') });
};

/** R41: before the way of the day is gone; whether they lose the way is then settled, and no check undoes it. */
const ruleHeading: Handler<'RuleHeading'> = (play, { heading }) => {
  const day = underway(play.state)?.day;
  const settles = day?.step === 'losingDirection';
  const next = settles ? { next: nextStep(play.state, day.course, 'losingDirection') } : {};
  play.happen({ type: 'HeadingRuled', heading, ...next });
};

const goOn: Handler<'GoOn'> = (play, { hexes, sight = 0 }) => {
  const on = underway(play.state);
  if (!on) return;
  if (on.day.course.pace === 'hunt') hunt(play);
  else travel(play, hexes, sight);
};

function hunt(play: Play): void {
  const check = play.roll(1, play.rules.travel.food.hunt.sides);
  play.happen({ type: 'Hunted', check, animals: succeeds(play.rules.travel.food.hunt, check.total) });
}

function travel(play: Play, hexes: number, sight: number): void {
  const on = underway(play.state);
  if (!on) return;
  const way = wayOf(play, on, hexes, sight);
  const next =
    way.halt === 'chosen' && way.left > ROUNDING_ERROR
      ? 'description'
      : nextStep(play.state, on.day.course, 'description');
  play.happen({ type: 'PartyTravelled', ...way, next });
  if (next === 'endOfDay') forage(play, on.day);
  if (way.halt === 'shore' && on.day.swept) reachShore(play);
}

/** Once a day, beside the travel. */
function forage(play: Play, { course }: TravelDay): void {
  if (!course.forage || course.pace === 'rest' || play.state.journey?.vessel) return;
  const { chance, feeds } = play.rules.travel.food.forage;
  const check = play.roll(1, chance.sides);
  const found = succeeds(chance, check.total);
  play.happen({ type: 'Foraged', check, feeds: found ? throwText(play.dice, feeds) : null });
}

const skipDayStep: Handler<'SkipDayStep'> = (play) => {
  const day = underway(play.state)?.day;
  if (!day) return;
  play.happen({ type: 'DayStepSkipped', skipped: day.step, next: nextStep(play.state, day.course, day.step) });
};

const endDay: Handler<'EndDay'> = (play, { food, water, disturbed, resting }) => {
  const on = underway(play.state);
  if (!on) return;
  const { journey, day } = on;
  const rested = day.course.pace === 'rest' && !disturbed && !journey.adrift;
  const before = isWayworn(play.state);
  const side = sideOn(on);
  const inHand = inHandAfter(on, side, weatherFor(play.state));
  const unfinished = unfinishedAfter(on, side);
  dayGoesBy(play, {
    resting: rested ? resting : [],
    food,
    water,
    fed: day.fed,
    ...(journey.adrift || (disturbed && day.night === 'broken') ? { sleepless: true } : {}),
  });
  play.happen({
    type: 'TravelDayEnded',
    number: journey.days.length + 1,
    mark: markOf(journey, day, rested),
    restOwed: rested ? 'no' : owing(journey, day),
    inHand,
    ...(unfinished ? { unfinished } : {}),
    wayworn: before && !rested,
    resting: rested ? resting : [],
  });
  weatherOfDay(play);
};

/** R02: travel counts, a full rest clears, hunting and a voyage do neither, nor the day on which the ship was lost. */
const markOf = ({ vessel, adrift }: Journey, { course, wind }: TravelDay, rested: boolean): Journey['days'][number] =>
  rested ? 'R' : vessel || adrift || wind !== null || isIdle(course) ? 'H' : 'T';

/** R30: a forced march demands a day of rest; a day without it makes that overdue. */
const owing = ({ restOwed }: Journey, { course }: TravelDay): Journey['restOwed'] =>
  course.pace === 'forced' ? (restOwed === 'no' ? 'yes' : 'overdue') : restOwed === 'no' ? 'no' : 'overdue';

/** What the weather leaves of a day's way; at sea that is the wind's to say. */
const weatherFor = (state: GameState): number => (state.journey?.vessel ? 1 : travelInWeather(state));

/**
 * What of the next hex was covered already, of one that costs several days too; a day of rest leaves it as it was, unless a
 * gale drove the ship away.
 * @param side where the way goes on; null where it is at its end
 * @param weather what it left of the day's way: days in hand are days of clear weather
 */
function inHandAfter(on: Underway, side: Compass | null, weather: number): Journey['inHand'] {
  const { left, short, swept } = on.day;
  if (isIdle(on.day.course)) return swept ? null : on.journey.inHand;
  const heading = left > ROUNDING_ERROR && (short || left < 1) && !swept ? side : null;
  return heading && { heading, days: left * weather };
}

/** The course that leads on to where the party was bound, until it comes there or loses its ship; a day of rest leaves it as it was. */
function unfinishedAfter({ journey, day }: Underway, side: Compass | null): Journey['unfinished'] {
  if (isIdle(day.course)) return journey.unfinished;
  const isShipLost = day.wind !== null && journey.vessel === null;
  return day.course.goal !== undefined && side && !isShipLost ? day.course : undefined;
}

export const travelHandlers: Handlers<typeof travelCommands> = {
  SetCourse: { may: maySetCourse, play: setCourse },
  RuleHeading: { may: mayRuleHeading, play: ruleHeading },
  CheckDirection: { may: (state, _, seat) => objections(atStep(state, seat, 'losingDirection')), play: checkDirection },
  CheckForWanderers: { may: mayCheckForWanderers, play: checkForWanderers },
  GoOn: { may: (state, _, seat) => objections(atStep(state, seat, 'description')), play: goOn },
  SkipDayStep: { may: maySkipDayStep, play: skipDayStep },
  EndDay: { may: mayEndDay, play: endDay },
};
