import type { Course, Hex, HexKey, Journey, Land, TravelDay } from '../state/land.ts';

/** The players' own map: what they drew, where they think it is. Nothing of a map that nobody stands on. */
export function landKnown(land: Land | null, journey: Journey | null): Land | null {
  if (!land || !journey) return null;
  const { name, layout, width, height, milesPerHex, charted } = land;
  const hexes = Object.fromEntries(
    Object.entries(charted).map(([place, hex]): [string, Hex] => [place, { ...hex, note: '' }]),
  ) as Readonly<Record<HexKey, Hex>>;
  return { name, layout, width, height, milesPerHex, hexes, charted };
}

/** The journey as the players take it to go: where they really are, and how far they have come, is the referee's. */
export function journeyKnown(journey: Journey | null): Journey | null {
  if (!journey) return null;
  const { believed, days, restOwed, vessel, adrift, day } = journey;
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
