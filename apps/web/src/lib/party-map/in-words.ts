import type { Square } from '@lanthorn/geometry';
import { counted, fillAt, type PartyMap } from '@lanthorn/rules';
import { BORDER_NAMES, SIGN_NAMES } from './tools.ts';

/** What is drawn at a point in squares, for those who do not see it: the square, its sign, and its sides. */
export function inWords(map: PartyMap, point: Square): string {
  const at = { x: Math.floor(point.x), y: Math.floor(point.y) };
  const sign = map.signs.find(({ x, y }) => x === at.x && y === at.y);
  const sides = [
    ['north', at.x, at.y, 'north'],
    ['east', at.x + 1, at.y, 'west'],
    ['south', at.x, at.y + 1, 'north'],
    ['west', at.x, at.y, 'west'],
  ] as const;
  const borders = sides.flatMap(([side, x, y, edge]) => {
    const drawn = map.borders.find((other) => other.x === x && other.y === y && other.edge === edge);
    return drawn ? [`${BORDER_NAMES[drawn.border].toLowerCase()} to the ${side}`] : [];
  });
  const here = map.party?.x === at.x && map.party.y === at.y ? ['the party'] : [];
  const what = sign ? [`${SIGN_NAMES[sign.sign].toLowerCase()}${sign.text && ` “${sign.text}”`}`] : [];
  return [
    `${counted(at.x + 1, 'square')} across, ${at.y + 1} down`,
    fillAt(map, at),
    ...what,
    ...borders,
    ...here,
  ].join(', ');
}
