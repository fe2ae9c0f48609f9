import type { Compass } from '@lanthorn/geometry';
import type { Handler, Play } from '../../../play/index.ts';
import { type Journey, ROUNDING_ERROR, type TravelDay } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { isWayworn } from '../../dungeon/rest/wayworn.ts';
import { dayGoesBy } from '../../dungeon/time/time.ts';
import { type Underway, underway } from '../day/day.ts';
import { isIdle } from '../day/steps.ts';
import { travelInWeather } from '../weather/today.ts';
import { weatherOfDay } from '../weather/weather.ts';
import { milesTowards, sideOn } from './way.ts';

/** The day ends: time, food, rest. */
export const endDay: Handler<'EndDay'> = (play, { food, water, disturbed, resting }) => {
  const on = underway(play.state);
  if (!on) return;
  const { journey, day } = on;
  const rested = day.course.pace === 'rest' && !disturbed && !journey.adrift;
  const before = isWayworn(play.state);
  const side = sideOn(on);
  const inHand = inHandAfter(play, on, side);
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
 * What of the next hex was covered already, of one that costs several days too; a day of rest leaves it as it was, and so
 * does one on which they make no way, unless a gale drove the ship away. Days in hand are days of clear weather.
 * @param side where the way goes on; null where it is at its end
 */
function inHandAfter(play: Play, on: Underway, side: Compass | null): Journey['inHand'] {
  const { left, short, swept, begun = 0, made } = on.day;
  const weather = weatherFor(play.state);
  if (swept) return null;
  if (isIdle(on.day.course)) return on.journey.inHand;
  if (!side || left <= ROUNDING_ERROR) return null;
  if (short || left < 1) {
    const miles = Math.min(left * milesTowards(play, on, side), on.land.milesPerHex);
    return { heading: side, days: left * weather, miles };
  }
  return begun > 0 ? { heading: side, days: begun * weather, ...(made ? { miles: made } : {}) } : null;
}

/** The course that leads on to where the party was bound, until it comes there or loses its ship; a day of rest leaves it as it was. */
function unfinishedAfter({ journey, day }: Underway, side: Compass | null): Journey['unfinished'] {
  if (isIdle(day.course)) return journey.unfinished;
  const isShipLost = day.wind !== null && journey.vessel === null;
  return day.course.goal !== undefined && side && !isShipLost ? day.course : undefined;
}
