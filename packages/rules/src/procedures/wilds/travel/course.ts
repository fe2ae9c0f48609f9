import { type Square, sameSquare, sideTowards } from '@lanthorn/geometry';
import { type CommandOf, impossible, type Refusal } from '../../../core/index.ts';
import {
  type Course,
  type HexKey,
  hexAtKey,
  isOnMap,
  type Journey,
  type Land,
  type WayOfTravel,
} from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { headingsOn } from '../day/heading.ts';
import { routeTo } from '../day/route.ts';
import { isIdle } from '../day/steps.ts';

type Asked = Omit<CommandOf<'SetCourse'>, 'type'>;

/** The day's course as it was set; null for one that leads nowhere. Where the party is bound for a place, the heading is that of the first hex. */
export function courseOf(state: GameState, { heading: said, goal, mount, ...rest }: Asked): Course | null {
  const to = goal === undefined ? said : headingTo(state, goal, rest.way);
  const heading = to ?? (isIdle(rest) ? anyHeading(state) : null);
  return heading
    ? { heading, ...(goal === undefined ? {} : { goal }), mount: mount === 'none' ? null : mount, ...rest }
    : null;
}

/** Who rests or hunts all day need not say where to: any way does, and tells nothing. */
const anyHeading = ({ land }: GameState): Course['heading'] | null =>
  land ? (headingsOn(land.layout)[0] ?? null) : null;

/** Refuses a march without a heading, and a course to a place that the party cannot be bound for. */
export function leadsNowhere(state: GameState, { heading, goal, way, pace }: Asked): Refusal | null {
  const { land, journey } = state;
  if (goal === undefined)
    return heading || isIdle({ pace })
      ? null
      : impossible('bad-input', 'A course has a heading, or a place it leads to.');
  const place = hexAtKey(goal);
  if (!land || !journey || !isOnMap(land, place)) return impossible('no-such-thing', 'The map has no such hex.');
  if (sameSquare(place, journey.believed)) return impossible('bad-input', 'The party is there already.');
  return headingTo(state, goal, way) ? null : impossible('blocked', 'No way that the party knows of leads there.');
}

function headingTo({ land, journey }: GameState, goal: HexKey, way: WayOfTravel): Course['heading'] | null {
  if (!land || !journey) return null;
  const [next] = routeTo(land, journey.believed, hexAtKey(goal), way) ?? [];
  return next ? sideTowards(journey.believed, next, land.layout) : null;
}

/** The hexes to the place that the party is bound for, by its map; null where it goes on the same way, or knows no way. */
export const routeOf = (land: Land, { believed }: Journey, { goal, way }: Course): readonly Square[] | null =>
  goal === undefined ? null : routeTo(land, believed, hexAtKey(goal), way);
