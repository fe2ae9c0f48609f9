import type { Compass } from '@lanthorn/geometry';
import type { Handler } from '../../../play/index.ts';
import { type Journey, ROUNDING_ERROR, type TravelDay } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { isWayworn } from '../../dungeon/rest/wayworn.ts';
import { dayGoesBy } from '../../dungeon/time/time.ts';
import { type Underway, underway } from '../day/day.ts';
import { isIdle } from '../day/steps.ts';
import { travelInWeather } from '../weather/today.ts';
import { weatherOfDay } from '../weather/weather.ts';
import { sideOn } from './way.ts';

/** The day ends: time, food, rest. */
export const endDay: Handler<'EndDay'> = (play, { food, water, disturbed, resting }) => {
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
export const weatherFor = (state: GameState): number => (state.journey?.vessel ? 1 : travelInWeather(state));

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
