import { type Compass, hexTowards, type Square, sameSquare, sideTowards } from '@lanthorn/geometry';
import type { Ruleset } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import {
  type Ground,
  hexOf,
  isNavigable,
  isOnMap,
  isWater,
  ROUNDING_ERROR,
  type TravelDay,
} from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { milesThroughHex, type Underway } from '../day/day.ts';
import { turned, turnsBetween } from '../day/heading.ts';
import type { Charting } from '../land/events.ts';
import { charting, throughWeather } from '../land/sight.ts';
import { routeOf } from './course.ts';
import type { Halt, PartyTravelled } from './events.ts';

/** How far the day carries the party: hex by hex on its true course, each costing its share of the day. */
export function wayOf(play: Play, on: Underway, most: number, sight = 0): Omit<PartyTravelled, 'type' | 'next'> {
  const { land, journey, day } = on;
  const eyes = seeing(play.state, play.rules, sight);
  const path: Square[] = [];
  const believed: Square[] = [];
  const grounds: Ground[] = [];
  const doubtful: string[] = [];
  let { left } = day;
  let halt: Halt = 'chosen';
  let charted: Charting = {};
  const route = routeLeft(on);
  let [at, thought] = [journey.at, journey.believed];
  while (path.length < most) {
    const side = sideOf(on, thought, route, path.length);
    if (!side) {
      halt = 'goal';
      break;
    }
    const there = nextFrom(on, at, side);
    const onMap = onward(on, thought, side) ?? (day.swept && there !== at ? thought : null);
    const bar = onMap ? barred(on, there) : 'edge';
    const miles = bar ? 0 : milesThroughHex(play.state, play.rules, on, at, there);
    if (path.length === 0) left = worthToday(day, miles);
    const share = miles > 0 ? land.milesPerHex / miles : 0;
    if (!onMap || bar || miles <= 0 || share > left + ROUNDING_ERROR) {
      halt = bar ?? (miles <= 0 ? 'becalmed' : 'evening');
      break;
    }
    left = Math.max(0, left - share);
    at = there;
    thought = onMap;
    path.push(at);
    believed.push(thought);
    grounds.push(hexOf(land, at).ground);
    const drawn = charting(land, at, thought, eyes);
    if (!sameSquare(at, thought)) doubtful.push(...Object.keys(drawn).filter((key) => !Object.hasOwn(charted, key)));
    charted = { ...drawn, ...charted };
  }
  return { path, believed, grounds, miles: path.length * land.milesPerHex, left, halt, charted, doubtful };
}

/** What is left of a day, where what was made of the next hex before is worth what its miles take today. */
const worthToday = ({ left, begun = 0, made }: TravelDay, miles: number): number =>
  begun > 0 && made !== undefined && miles > 0 ? left - begun + made / miles : left;

/** Miles that a day like this one goes through the next hex on that side. */
export function milesTowards(play: Play, on: Underway, side: Compass): number {
  const { at } = on.journey;
  return milesThroughHex(play.state, play.rules, on, at, nextFrom(on, at, side));
}

/** As far as the weather lets one; from a hill, or in clear air, as far as the referee says. */
function seeing(state: GameState, rules: Ruleset, sight: number): Pick<Ruleset, 'travel' | 'voyage'> {
  const { travel, voyage } = throughWeather(state, rules);
  return { voyage, travel: { ...travel, visibleMiles: (ground) => Math.max(travel.visibleMiles(ground), sight) } };
}

/** Who is driven before a gale goes to no place. */
const routeLeft = ({ land, journey, day }: Underway): readonly Square[] | null =>
  day.swept ? null : routeOf(land, journey, day.course);

/** Which way the party takes out of the hex where it thinks it is; null where it is where it was bound. */
export const sideOn = (on: Underway): Compass | null => sideOf(on, on.journey.believed, routeLeft(on), 0);

/** @param gone how many hexes of the route lie behind the party */
function sideOf(
  { land, day }: Underway,
  thought: Square,
  route: readonly Square[] | null,
  gone: number,
): Compass | null {
  if (!route) return day.course.heading;
  const next = route[gone];
  return next ? sideTowards(thought, next, land.layout) : null;
}

/** Where it really goes then: who has lost the way goes off it by as much in each hex. */
const veered = ({ day }: Underway, side: Compass): Compass =>
  turned(side, turnsBetween(day.course.heading, day.heading));

/** The hex that it really comes to; who would leave the map without knowing it goes about in the last one. */
function nextFrom(on: Underway, at: Square, side: Compass): Square {
  const next = hexTowards(at, veered(on, side), on.land.layout);
  return isOnMap(on.land, next) ? next : at;
}

/** On the players' map one goes on as decided; null where that map ends, wherever they are: only a gale drives them on. */
function onward({ land, day }: Underway, thought: Square, side: Compass): Square | null {
  const next = hexTowards(thought, day.swept ? day.heading : side, land.layout);
  return isOnMap(land, next) ? next : null;
}

/** What stops the party before a hex. */
function barred({ land, journey, day }: Underway, there: Square): Halt | null {
  const hex = hexOf(land, there);
  if (journey.vessel) return isNavigable(hex) ? null : 'shore';
  return isWater(hex) && day.course.way !== 'air' ? 'water' : null;
}
