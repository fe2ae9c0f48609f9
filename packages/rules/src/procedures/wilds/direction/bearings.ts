import { hexTowards } from '@lanthorn/geometry';
import { hexOf } from '../../../state/land.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { Underway } from '../day/day.ts';
import { isJoined, type Way } from '../land/ways.ts';

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
  const runs = (way: Way): boolean => isJoined(land, journey.at, there, way);
  return {
    trailOrRiver: (course.way === 'road' && runs('road')) || (course.way === 'country' && runs('river')),
    landmark: course.way === 'country' && hexOf(land, there).label !== '',
    navigator: journey.vessel !== null && hasNavigator(state),
  };
}

/** By what the books call those who are hired for it, such as a ship's navigator. */
const hasNavigator = (state: GameState): boolean =>
  partyOf(state).some((one) => !isDead(one) && /navigator/i.test(state.engagements[one.id]?.kind ?? ''));
