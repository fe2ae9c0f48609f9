import {
  centreOf,
  extentOf,
  type GridKind,
  midpointOf,
  outlineOf,
  type Segment,
  type Square,
  sameSquare,
  sidesAround,
  squareAt,
} from '@lanthorn/geometry';
import {
  acrossSide,
  type Border,
  type Fill,
  fillAt,
  type PartyMap,
  runsOf,
  type SquareSide,
  sidesOf,
} from '@lanthorn/rules';
import type { Part } from '../board/eye.svelte.ts';
import { placesPath } from '../board/places-path.ts';
import { leftToRight, tidied } from '../drawing/snap.ts';

/** The lines of blank paper, as an SVG path. */
export function gridPath(width: number, height: number, grid: GridKind): string {
  if (grid !== 'square')
    return placesPath(
      Array.from({ length: width * height }, (_, at) => ({ x: at % width, y: Math.floor(at / width) })),
      grid,
    );
  const upright = Array.from({ length: width + 1 }, (_, x) => `M${x} 0v${height}`);
  const level = Array.from({ length: height + 1 }, (_, y) => `M0 ${y}h${width}`);
  return [...upright, ...level].join('');
}

/** The outline of all places of one fill, as an SVG path, row by row. */
export const fillPath = ({ rows, grid }: PartyMap, fill: Fill): string =>
  rows
    .flatMap((row, y) =>
      runsOf(row)
        .filter((run) => run.fill === fill)
        .map(({ x, length }) =>
          grid === 'square'
            ? `M${x} ${y}h${length}v1h${-length}z`
            : placesPath(
                Array.from({ length }, (_, step) => ({ x: x + step, y })),
                grid,
              ),
        ),
    )
    .join('');

/** What the wall goes on beside: it stands in a gap of it. */
const IN_WALL: readonly Border[] = ['secret-door'];

/** The walls: around all that is filled, and where they were drawn; not where a door, or no wall, was drawn. */
export function wallPath(map: PartyMap): string {
  const drawn = new Map(map.borders.map((side) => [keyOf(side), side.border]));
  const stands = (side: SquareSide): boolean => {
    const border = drawn.get(keyOf(side));
    return border ? border === 'wall' || IN_WALL.includes(border) : isOuter(map, side);
  };
  const { around, within } = sidesOf({ x: 0, y: 0 }, { x: map.width - 1, y: map.height - 1 }, map.grid);
  return [...around, ...within]
    .filter(stands)
    .map((side) => segmentOf(side, map.grid))
    .map(({ a, b }) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
    .join('');
}

const keyOf = ({ x, y, edge }: SquareSide): string => `${x},${y},${edge}`;

/** Whether one of the two places beside it is blank, and the other is not. */
const isOuter = (map: PartyMap, side: SquareSide): boolean => {
  const [own, beyond] = acrossSide(side, map.grid);
  return (fillAt(map, own) === 'blank') !== (fillAt(map, beyond) === 'blank');
};

/** Where a side lies: from left to right, or downward where it stands upright. */
export function segmentOf(side: SquareSide, grid: GridKind): Segment {
  const [own, beyond] = acrossSide(side, grid);
  const { a, b } = sidesAround(own, grid).find((one) => sameSquare(one.beyond, beyond)) ?? { a: own, b: own };
  const [from, to] = leftToRight(tidied(a), tidied(b));
  return { a: from, b: to };
}

/** Where a sign upon a side stands: the middle of the side, how long it is, and how it is turned, in degrees. */
export function sideMiddle(side: SquareSide, grid: GridKind) {
  const { a, b } = segmentOf(side, grid);
  const [across, down] = [b.x - a.x, b.y - a.y];
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  return { ...midpointOf({ a, b }), length: Math.hypot(across, down), turn };
}

/** A point of the sheet, moved onto its paper where it lies beside it: at the rim, or in a place of the rim. */
export function heldOn(map: PartyMap, point: Square): Square {
  const { width, height } = extentOf(map);
  const held = { x: within(point.x, width), y: within(point.y, height) };
  const place = squareAt(held, map.grid);
  // The rim of hexes goes in and out.
  const near = { x: Math.max(0, Math.min(map.width - 1, place.x)), y: Math.max(0, Math.min(map.height - 1, place.y)) };
  return sameSquare(place, near) ? held : centreOf(near, map.grid);
}

/** Within a length, and not upon its far end. */
const within = (value: number, length: number): number => Math.max(0, Math.min(length - 0.001, value));

/** Squares of paper left around what is drawn, for those who only look. */
const RIM = 2;

/** The part of the paper to look at: all of it for those who draw, what is drawn and a rim around it for the others. */
export function drawnPart(map: PartyMap, draws: boolean): Part {
  const paper = extentOf(map);
  const ends = map.rows.flatMap((row, y) =>
    runsOf(row).flatMap(({ x, length, fill }) =>
      fill === 'blank'
        ? []
        : [
            { x, y },
            { x: x + length - 1, y },
          ],
    ),
  );
  if (draws || ends.length === 0) return { x: 0, y: 0, ...paper };
  const corners = ends.flatMap((place) => outlineOf(place, map.grid));
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const left = Math.max(0, Math.min(...across) - RIM);
  const top = Math.max(0, Math.min(...down) - RIM);
  const right = Math.min(paper.width, Math.max(...across) + RIM);
  const bottom = Math.min(paper.height, Math.max(...down) + RIM);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
