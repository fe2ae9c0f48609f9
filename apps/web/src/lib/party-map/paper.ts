import {
  type Border,
  divides,
  EDGES,
  type Fill,
  fillAt,
  isSameSide,
  type PartyMap,
  runsOf,
  type SquareSide,
} from '@lanthorn/rules';
import type { Part } from '../board/eye.svelte.ts';

/** The outline of all squares of one fill, as an SVG path, row by row. */
export const fillPath = ({ rows }: PartyMap, fill: Fill): string =>
  rows
    .flatMap((row, y) =>
      runsOf(row)
        .filter((run) => run.fill === fill)
        .map(({ x, length }) => `M${x} ${y}h${length}v1h${-length}z`),
    )
    .join('');

const ENDS: Readonly<Record<SquareSide['edge'], string>> = { north: 'h1', west: 'v1' };
/** What the wall goes on beside: it stands in a gap of it. */
const IN_WALL: readonly Border[] = ['secret-door'];

/** The walls: around all that is filled, and where they were drawn; not where a door, or no wall, was drawn. */
export function wallPath(map: PartyMap): string {
  const drawn = (side: SquareSide): Border | undefined => map.borders.find((other) => isSameSide(other, side))?.border;
  const walls: string[] = [];
  for (let y = 0; y <= map.height; y++)
    for (let x = 0; x <= map.width; x++)
      for (const edge of EDGES) {
        const side = { x, y, edge };
        const border = drawn(side);
        const stands = border
          ? border === 'wall' || IN_WALL.includes(border)
          : divides(map, side) && isOuter(map, side);
        if (stands) walls.push(`M${x} ${y}${ENDS[edge]}`);
      }
  return walls.join('');
}

/** Whether one of its squares is blank. */
const isOuter = (map: PartyMap, { x, y, edge }: SquareSide): boolean => {
  const other = edge === 'north' ? { x, y: y - 1 } : { x: x - 1, y };
  return (fillAt(map, { x, y }) === 'blank') !== (fillAt(map, other) === 'blank');
};

/** The middle of a side, and how a sign upon it is turned, in degrees. */
export const sideMiddle = ({ x, y, edge }: SquareSide) =>
  edge === 'north' ? { x: x + 0.5, y, turn: 0 } : { x, y: y + 0.5, turn: 90 };

/** Squares of paper left around what is drawn, for those who only look. */
const RIM = 2;

/** The part of the paper to look at: all of it for those who draw, what is drawn and a rim around it for the others. */
export function drawnPart(map: PartyMap, draws: boolean): Part {
  const paper = { x: 0, y: 0, width: map.width, height: map.height };
  const drawn = map.rows.flatMap((row, y) =>
    runsOf(row).flatMap(({ x, length, fill }) => (fill === 'blank' ? [] : [{ left: x, right: x + length, y }])),
  );
  if (draws || drawn.length === 0) return paper;
  const left = Math.max(0, Math.min(...drawn.map((run) => run.left)) - RIM);
  const top = Math.max(0, Math.min(...drawn.map((run) => run.y)) - RIM);
  const right = Math.min(map.width, Math.max(...drawn.map((run) => run.right)) + RIM);
  const bottom = Math.min(map.height, Math.max(...drawn.map((run) => run.y)) + 1 + RIM);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
