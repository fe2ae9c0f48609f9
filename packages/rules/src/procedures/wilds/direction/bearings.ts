import { hexTowards } from '@lanthorn/geometry';
import { hexOf } from '../../../state/land.ts';
import { livingParty } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { Underway } from '../day/day.ts';
import { takesRoad, wayGone } from '../day/route.ts';
import { isJoined } from '../land/ways.ts';

/** What keeps a party on its way, as far as the map and its people tell: the referee may know better. */
export interface Bearings {
  readonly trailOrRiver: boolean;
  readonly landmark: boolean;
  readonly navigator: boolean;
}

/** A road taken or a river followed that runs into the next hex, a named place that lies there, a navigator in service. */
export function bearingsOf(state: GameState, { land, journey, day }: Underway): Bearings {
  const { course } = day;
  const there = hexTowards(journey.at, course.heading, land.layout);
  const across = wayGone(land, journey.believed, course) === 'country';
  const follows = across && isJoined(land, journey.at, there, 'river');
  return {
    trailOrRiver: takesRoad(land, course, journey.at, there) || follows,
    landmark: across && hexOf(land, there).label !== '',
    navigator: journey.vessel !== null && hasNavigator(state),
  };
}

/** By what the books call those who are hired for it, such as a ship's navigator. */
const hasNavigator = (state: GameState): boolean =>
  livingParty(state).some((one) => /navigator/i.test(state.engagements[one.id]?.kind ?? ''));
