import { centreOf, midpointOf, type Point, type Square, sidesAround, squareAt } from '@lanthorn/geometry';
import {
  counted,
  fillAt,
  HEADING_NAMES,
  isSameSide,
  type PartyMap,
  placeOf,
  placesOf,
  sideBetween,
} from '@lanthorn/rules';
import { BORDER_NAMES, SIGN_NAMES } from './tools.ts';

/** What is drawn at a point of the sheet, for those who do not see it: the place, its sign, and its sides. */
export function inWords(map: PartyMap, point: Square): string {
  const at = squareAt(point, map.grid);
  const sign = map.signs.find(({ x, y }) => x === at.x && y === at.y);
  const middle = centreOf(at, map.grid);
  const borders = sidesAround(at, map.grid).flatMap((one) => {
    const side = sideBetween(at, one.beyond, map.grid);
    const drawn = side && map.borders.find((other) => isSameSide(other, side));
    return drawn ? [`${BORDER_NAMES[drawn.border].toLowerCase()} to the ${windOf(middle, midpointOf(one))}`] : [];
  });
  const here = map.party?.x === at.x && map.party.y === at.y ? ['the party'] : [];
  const what = sign ? [`${SIGN_NAMES[sign.sign].toLowerCase()}${sign.text && ` “${sign.text}”`}`] : [];
  return [
    `${counted(at.x + 1, placeOf(map.grid), placesOf(map.grid))} across, ${at.y + 1} down`,
    fillAt(map, at),
    ...what,
    ...borders,
    ...here,
  ].join(', ');
}

/** The eight winds, clockwise from north. */
const WINDS = Object.values(HEADING_NAMES);

/** The wind in which one point lies from another; each side of a hex lies nearer to one of them than to the others. */
const windOf = (from: Point, to: Point): string =>
  WINDS[Math.round((Math.atan2(to.x - from.x, from.y - to.y) / Math.PI) * 4 + 8) % 8] ?? '';
