import { once } from '../core/index.ts';
import {
  type Course,
  type Hex,
  type HexKey,
  type Journey,
  type Land,
  type Lands,
  landId,
  type TravelDay,
} from '../state/land.ts';

/** The players' own map: what they drew, where they think it is. Nothing of a map that nobody stands on. */
export const landKnown = (land: Land | null, journey: Journey | null): Land | null =>
  land && journey && asCharted(land);

/** Players keep their maps of where they have been; of what the referee prepares they know nothing. */
export const otherLandsKnown = ({ otherLands }: Lands): Lands['otherLands'] => otherLands && visitedOf(otherLands);

const visitedOf = once((otherLands: NonNullable<Lands['otherLands']>): Lands['otherLands'] => {
  const visited = Object.values(otherLands).filter((land) => land.visited);
  return visited.length > 0
    ? Object.fromEntries(visited.map((land) => [landId(land), { ...asCharted(land), visited: true }]))
    : undefined;
});

function asCharted(land: Land): Land {
  const { name, layout, width, height, milesPerHex, charted } = land;
  const hexes = Object.fromEntries(
    Object.entries(charted).map(([place, hex]): [string, Hex] => [place, { ...hex, note: '' }]),
  ) as Readonly<Record<HexKey, Hex>>;
  return { ...(land.id ? { id: land.id } : {}), name, layout, width, height, milesPerHex, hexes, charted };
}

/** The journey as the players take it to go: where they really are, and how far they have come, is the referee's. */
export function journeyKnown(journey: Journey | null): Journey | null {
  if (!journey) return null;
  const { believed, days, restOwed, vessel, adrift, day, unfinished } = journey;
  return {
    at: believed,
    believed,
    doubtful: [],
    day: day && dayKnown(day),
    days,
    restOwed: restOwed === 'no' ? 'no' : 'yes',
    vessel,
    ...(adrift ? { adrift } : {}),
    inHand: null,
    ...(unfinished ? { unfinished } : {}),
  };
}

const dayKnown = ({ step, course, wind, swept, fed }: TravelDay): TravelDay => ({
  step,
  course,
  heading: headingKnown(course),
  left: 1,
  wind,
  windFactor: { sails: 1, oars: 1 },
  swept,
  fed,
});

/** They take it that they go where they set out for. */
const headingKnown = ({ heading }: Course): Course['heading'] => heading;
