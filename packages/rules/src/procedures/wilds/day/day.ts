import { byRule, impossible, type Refusal, type Ruleset, type Seat } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import {
  type Course,
  type DayStep,
  hexKey,
  hexOf,
  isWater,
  type Journey,
  type Land,
  type TravelDay,
} from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { partyRate } from '../../dungeon/movement/rate.ts';
import { rateOf, storesOf } from '../../party/stores/kept.ts';
import { mayCommandParty, onlyReferee } from '../../table/permission/permission.ts';
import { calm } from '../land/calm.ts';
import { travelInWeather } from '../weather/today.ts';
import { takesRoad } from './route.ts';
import { isIdle, stepAfter } from './steps.ts';

/** A party on its way, and the day it is in. */
export interface Underway {
  readonly land: Land;
  readonly journey: Journey;
  readonly day: TravelDay;
}

/** The party on its way; null while none is, or no day runs. */
export const underway = ({ land, journey }: GameState): Underway | null =>
  land && journey?.day ? { land, journey, day: journey.day } : null;

/**
 * The steps of a day that is spent so: those that rest keep no course, unless a gale drives their ship; a river cannot
 * be lost. The step shows, so that the players' own map says what is a river, and not where they really are.
 */
function stepsOf(land: Land, journey: Journey, course: Course, rules: Ruleset): readonly DayStep[] {
  const steps = journey.vessel ? rules.voyage.steps : rules.travel.steps;
  const here = land.charted[hexKey(journey.believed)];
  const river = journey.vessel !== null && here?.river === true && !isWater(here);
  return steps.filter(
    (step) =>
      !(step === 'losingDirection' && (isIdle(course) || river)) &&
      !(step === 'description' && course.pace === 'rest' && !journey.day?.swept),
  );
}

/** The step after another on such a day; the day's end after the last. */
export function nextStep(state: GameState, course: Course, after: DayStep): DayStep {
  const { land, journey } = state;
  if (!land || !journey) return 'endOfDay';
  const steps = stepsOf(land, journey, course, rulesOf(state));
  const next = stepAfter(steps, after);
  return steps.find((step) => step === next) ?? 'endOfDay';
}

/** Refuses unless the referee asks, no encounter runs, and the day is at that step. */
export function atStep(state: GameState, seat: Seat, step: DayStep): Refusal | null {
  const refusal = onlyReferee(seat) ?? calm(state);
  if (refusal) return refusal;
  const now = underway(state)?.day.step;
  if (now === undefined) return impossible('out-of-turn', 'No day of travel has begun.');
  return now === step ? null : byRule(rulesOf(state).travel.cites.day, 'out-of-turn', 'The day is at another step.');
}

/** Refuses unless this seat speaks for a party that stands on the hex map, with the day before it. */
export function atDawn(state: GameState, seat: Seat): Refusal | null {
  const refusal = mayCommandParty(state, seat) ?? calm(state);
  if (refusal) return refusal;
  if (!state.land || !state.journey) return impossible('no-such-thing', 'The party stands on no hex map.');
  return state.journey.day ? impossible('out-of-turn', 'The course of this day is set already.') : null;
}

/** Base movement rates of the laden beasts that go along, in feet a turn. */
const beastRates = (state: GameState): readonly number[] =>
  storesOf(state).flatMap((store) => (store.along ? (rateOf(store) ?? []) : []));

/** Base movement rate of the party on land or in the air, in feet a turn: that of what they ride, or of the slowest. */
export function rateByLand(state: GameState, rules: Ruleset, { mount }: Pick<Course, 'mount'>): number {
  const steed = mount === null ? undefined : rules.travel.miles.steeds[mount];
  return Math.min(steed?.movement ?? partyRate(state), ...beastRates(state));
}

/**
 * Miles a day through a hex, on such a day: 0 where there is no going on. By road where it runs from the hex that they
 * come from into this one.
 */
export function milesThroughHex(
  state: GameState,
  rules: Ruleset,
  { land, journey, day }: Underway,
  from: Journey['at'],
  at: Journey['at'],
): number {
  const { vessel } = journey;
  const { course } = day;
  if (vessel) {
    if (day.swept) return rules.voyage.gale.sweptMiles(vessel);
    const by = course.way === 'oars' ? 'oars' : 'sails';
    const miles = rules.voyage.way.milesADay(vessel, by, day.windFactor[by]);
    // Whoever makes no way is carried by the current alone.
    return miles > 0 ? miles : Math.max(0, day.current ?? 0);
  }
  const base = rateByLand(state, rules, course);
  const hex = hexOf(land, at);
  const miles =
    course.way === 'air'
      ? rules.travel.miles.inAir(base)
      : rules.travel.miles.onLand(base, takesRoad(land, course, from, at) ? 'road' : hex.ground);
  return miles * travelInWeather(state);
}
