import type { Square } from '@lanthorn/geometry';
import type { Play } from '../../../play/index.ts';
import type { Course } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import type { Heading } from '../day/heading.ts';
import { withJourney } from '../day/journey.ts';
import { withTrodden } from './events.ts';
import { wayOf } from './way.ts';

/** More hexes than a day of flight leads through. */
const MOST_HEXES = 100;

/** The hexes that a day of flight leads through, in turn; null where the party is on no map of hexes, or not ashore. */
export function pathOfFlight(play: Play, heading: Heading): readonly Square[] | null {
  const { land, journey } = play.state;
  if (!land || !journey || journey.vessel || journey.adrift) return null;
  const { mount = null, way = 'country' } = journey.day?.course ?? {};
  const course: Course = { heading, pace: 'march', way: way === 'air' ? way : 'country', mount, forage: false };
  const day = {
    step: 'description',
    course,
    heading,
    left: 1,
    wind: null,
    windFactor: { sails: 1, oars: 1 },
    swept: false,
    fed: 0,
  } as const;
  // Nobody looks at a map, so that where it is believed to end stops nobody.
  const fleeing = { ...journey, believed: journey.at };
  return wayOf(play, { land, journey: fleeing, day }, MOST_HEXES).path;
}

/** A day of flight has gone by, of which nobody made a map: the day that was broken off goes on from there, a day later. */
export const havingFled = (state: GameState, path: readonly Square[]): GameState =>
  withJourney(withTrodden(state, path), (journey) => ({
    ...journey,
    at: path.at(-1) ?? journey.at,
    days: [...journey.days, 'T'],
    inHand: null,
    day: journey.day && { ...journey.day, begun: 0 },
  }));
