import { lengthOf, type Point, pointAlong } from '@lanthorn/geometry';
import { leftOf, type Wall } from '@lanthorn/rules';

/** An arrow through a one-way wall, from its open side: three lines, from point to point. */
export type Arrow = readonly (readonly [Point, Point])[];

/** How far an arrow reaches to both sides of its wall, and how long and how broad its head is; in squares. */
const REACH = 0.3;
const HEAD = 0.16;

/** The arrows of a one-way wall, one to each square of its length; none on any other. They point where things pass. */
export function arrowsOf(wall: Wall): readonly Arrow[] {
  if (!wall.passes) return [];
  const count = Math.max(1, Math.round(lengthOf(wall)));
  return Array.from({ length: count }, (_, at) => arrowOn(part(wall, at / count, (at + 1) / count)));
}

const part = (wall: Wall, from: number, to: number): Wall => ({ a: pointAlong(wall, from), b: pointAlong(wall, to) });

function arrowOn(wall: Wall): Arrow {
  const [tail, tip, back] = [leftOf(wall, REACH), leftOf(wall, -REACH), leftOf(wall, HEAD - REACH)];
  const aside = { x: ((tip.y - tail.y) / (2 * REACH)) * HEAD, y: ((tail.x - tip.x) / (2 * REACH)) * HEAD };
  return [
    [tail, tip],
    [{ x: back.x + aside.x, y: back.y + aside.y }, tip],
    [{ x: back.x - aside.x, y: back.y - aside.y }, tip],
  ];
}

/** The arrows as one path of an SVG. */
export const arrowPath = (walls: readonly Wall[]): string =>
  walls
    .flatMap(arrowsOf)
    .flat()
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');
