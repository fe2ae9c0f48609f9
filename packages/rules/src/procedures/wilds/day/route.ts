import { hexesFrom, hexTowards, hexWay, type Square, sideTowards, wayAlong } from '@lanthorn/geometry';
import {
  type Course,
  type HexFacts,
  type HexKey,
  hexAtKey,
  hexKey,
  isNavigable,
  isOnMap,
  isWater,
  type Land,
  type LandFacts,
  type WayOfTravel,
} from '../../../state/land.ts';
import { isJoined, roadsCharted } from '../land/ways.ts';
import type { Heading } from './heading.ts';

/** The map that a party goes by: what is not charted may be anything. */
export type Charts = Pick<Land, 'layout' | 'width' | 'height' | 'charted'>;

/**
 * The hexes that a party comes to on its way to a place, in turn, by its own map: along the roads where it takes the
 * road and they lead there, else as straight as known water or land lets it. Null where no way leads there.
 */
export const routeTo = (charts: Charts, from: Square, goal: Square, way: WayOfTravel): readonly Square[] | null =>
  (way === 'road' ? roadTo(charts, from, goal) : null) ??
  wayOver(charts, from, goal, (hex) => hex === undefined || bears(hex, way));

/** The hexes of a charted road that leads to a place, in turn, from each into one that it is drawn joined to; null where none does. */
export const roadTo = (charts: Charts, from: Square, goal: Square): readonly Square[] | null =>
  charts.charted[hexKey(from)]?.road === true ? wayAlong(roadsCharted(charts), from, goal) : null;

/**
 * How a course is really gone: where no road leads to the place, or out of the hex that way, whoever would take the road
 * goes across country, and takes what road lies on the way.
 */
export function wayGone(charts: Charts, from: Square, { goal, heading, way }: Course): WayOfTravel {
  if (way !== 'road') return way;
  const leads = goal === undefined ? roadLeaves(charts, from, heading) : roadTo(charts, from, hexAtKey(goal)) !== null;
  return leads ? 'road' : 'country';
}

/** Whether a road runs out of a hex that way, by the party's map; of one that was not drawn side by side it may. */
function roadLeaves({ charted, layout }: Charts, from: Square, heading: Heading): boolean {
  const here = charted[hexKey(from)];
  const side = sideTowards(from, hexTowards(from, heading, layout), layout);
  return here?.road === true && (!here.roadSides || (side !== null && here.roadSides.includes(side)));
}

/** Whether the road is taken from a hex into the next: where it is to be taken, and really runs there. */
export const takesRoad = (land: LandFacts, { way }: Course, from: Square, to: Square): boolean =>
  way === 'road' && isJoined(land, from, to, 'road');

/** Every hex that the party can be bound for, by its own map. */
export const withinReach = (charts: Charts, from: Square, way: WayOfTravel): ReadonlySet<HexKey> =>
  new Set(
    hexesFrom(from, charts.layout, (hex) => {
      const known = charts.charted[hexKey(hex)];
      return isOnMap(charts, hex) && (known === undefined || bears(known, way));
    }).keys(),
  );

const wayOver = (
  charts: Charts,
  from: Square,
  goal: Square,
  open: (hex: HexFacts | undefined) => boolean,
): readonly Square[] | null =>
  hexWay(from, goal, charts.layout, (hex) => isOnMap(charts, hex) && open(charts.charted[hexKey(hex)]));

/** Whether one can go on so through such a hex. */
function bears(hex: HexFacts, way: WayOfTravel): boolean {
  if (way === 'oars' || way === 'sails') return isNavigable(hex);
  return way === 'air' || !isWater(hex);
}
