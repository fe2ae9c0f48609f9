import type { Point, Segment, Square } from '@lanthorn/geometry';
import type { Rect } from './format.ts';

/** An opening in a round room's wall: the edge of a door cell on the side of the room's square. */
export type Opening = Segment;

/** Corners of the polygon that stands for a circle, for each square of its diameter. */
const CORNERS_PER_SQUARE = 8;
/** Angles this near are the same, in radians. */
const SAME = 1e-3;

/** The squares of a round room whose centres lie inside its wall. */
export function roundFloor({ x, y, w }: Rect): Square[] {
  const radius = (w / 2) * Math.cos(Math.PI / (w * CORNERS_PER_SQUARE)) - 0.01;
  const middle = (w - 1) / 2;
  return Array.from({ length: w * w }, (_, i) => ({ x: i % w, y: Math.floor(i / w) }))
    .filter((cell) => Math.hypot(cell.x - middle, cell.y - middle) < radius)
    .map((cell) => ({ x: x + cell.x, y: y + cell.y }));
}

/** The wall of a round room: pieces of a circle from the edge of one opening to that of the next. */
export function roundWalls(rect: Rect, openings: readonly Opening[]): Segment[] {
  const centre = { x: rect.x + rect.w / 2, y: rect.y + rect.w / 2 };
  const angleOf = (point: Point): number => Math.atan2(point.y - centre.y, point.x - centre.x);
  const corners = circle(centre, rect.w);
  const gaps = openings
    .map((opening) => clockwise(opening, angleOf))
    .sort((one, other) => angleOf(one.a) - angleOf(other.a));
  const first = gaps[0];
  if (!first) return chain([...corners, ...corners.slice(0, 1)]);
  return gaps.flatMap(({ b: from }, i) => {
    const { a: to } = gaps[i + 1] ?? first;
    const sweep = positive(angleOf(to) - angleOf(from));
    const between = corners
      .map((corner) => ({ corner, turn: positive(angleOf(corner) - angleOf(from)) }))
      .filter(({ turn }) => turn > SAME && turn < sweep - SAME)
      .sort((one, other) => one.turn - other.turn);
    return chain([from, ...between.map(({ corner }) => corner), to]);
  });
}

/** The piece of a round room's wall in the middle of one side: `way` is a step from the room's centre towards it. */
export function ringEdge(rect: Rect, way: Square): Segment {
  const half = Math.PI / (rect.w * CORNERS_PER_SQUARE);
  const turn = Math.atan2(way.y, way.x);
  const centre = { x: rect.x + rect.w / 2, y: rect.y + rect.w / 2 };
  return { a: onCircle(centre, rect.w / 2, turn - half), b: onCircle(centre, rect.w / 2, turn + half) };
}

/** The corners of the ring; it has an edge, not a corner, in the middle of each side. */
function circle(centre: Point, diameter: number): Point[] {
  const count = diameter * CORNERS_PER_SQUARE;
  return Array.from({ length: count }, (_, i) => onCircle(centre, diameter / 2, ((i + 0.5) / count) * 2 * Math.PI));
}

function onCircle(centre: Point, radius: number, turn: number): Point {
  return { x: tidy(centre.x + radius * Math.cos(turn)), y: tidy(centre.y + radius * Math.sin(turn)) };
}

/** An opening with its ends in the order of turning. */
function clockwise({ a, b }: Opening, angleOf: (point: Point) => number): Opening {
  return positive(angleOf(b) - angleOf(a)) < Math.PI ? { a, b } : { a: b, b: a };
}

const chain = (points: readonly Point[]): Segment[] => points.slice(1).map((b, i) => ({ a: points[i] ?? b, b }));
const positive = (angle: number): number => (angle + 4 * Math.PI) % (2 * Math.PI);
const tidy = (number: number): number => Math.round(number * 1e4) / 1e4;
