import type { Grid, Step } from './grid.ts';
import { INSET } from './inset.ts';
import type { Point, Segment, Square } from './point.ts';

/** A step's length in squares: a diagonal counts one and a half. */
const DIAGONAL = 1.5;

const STEPS: readonly Step[] = [
  { x: 1, y: 0, length: 1 },
  { x: 0, y: 1, length: 1 },
  { x: -1, y: 0, length: 1 },
  { x: 0, y: -1, length: 1 },
  { x: 1, y: 1, length: DIAGONAL },
  { x: -1, y: 1, length: DIAGONAL },
  { x: -1, y: -1, length: DIAGONAL },
  { x: 1, y: -1, length: DIAGONAL },
];

/** The middle, and a point near each corner. */
const SAMPLES = [0.5, 0.5, INSET, INSET, 1 - INSET, INSET, INSET, 1 - INSET, 1 - INSET, 1 - INSET] as const;

const neighbours = ({ x, y }: Square): readonly Square[] => [
  { x: x - 1, y: y - 1 },
  { x, y: y - 1 },
  { x: x + 1, y: y - 1 },
  { x: x - 1, y },
  { x: x + 1, y },
  { x: x - 1, y: y + 1 },
  { x, y: y + 1 },
  { x: x + 1, y: y + 1 },
];

/** How far along (0 to 1) a stretch from `from` to `to` passes each whole number. */
function crossings(from: number, to: number): readonly number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const parts: number[] = [];
  for (let line = Math.floor(low) + 1; line < high; line += 1) parts.push((line - from) / (to - from));
  return parts;
}

/** How many whole numbers lie between two others. */
const countCrossings = (from: number, to: number): number =>
  Math.max(0, Math.ceil(Math.max(from, to)) - Math.floor(Math.min(from, to)) - 1);

function near({ x, y }: Point, far: number): readonly Square[] {
  const along = (at: number): number[] => [...new Set([Math.floor(at - far), Math.floor(at + far)])];
  return along(y).flatMap((row) => along(x).map((column) => ({ x: column, y: row })));
}

/** Squares: place x, y spans the points x..x+1, y..y+1. */
export const SQUARES: Grid = {
  kind: 'square',
  stepsFrom: () => STEPS,
  sides: 4,
  neighbours,
  centreOf: ({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }),
  placeAt: ({ x, y }) => ({ x: Math.floor(x), y: Math.floor(y) }),
  stepsBetween: (a, b) => Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y)),
  distance: (a, b) => {
    const dx = Math.abs(b.x - a.x);
    const dy = Math.abs(b.y - a.y);
    return Math.max(dx, dy) + Math.min(dx, dy) / 2;
  },
  outline: ({ x, y }) => [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ],
  extent: ({ width, height }) => ({ width, height }),
  spanOf: (left, top, right, bottom) => ({
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.floor(right),
    bottom: Math.floor(bottom),
  }),
  under: (left, top, right, bottom) =>
    Array.from({ length: Math.floor(bottom) - Math.ceil(top) + 2 }, (_, row) =>
      Array.from({ length: Math.floor(right) - Math.ceil(left) + 2 }, (_none, column) => ({
        x: Math.ceil(left) - 1 + column,
        y: Math.ceil(top) - 1 + row,
      })),
    ).flat(),
  samples: SAMPLES,
  originX: (x) => x,
  originY: (_, y) => y,
  crossings: ({ a, b }: Segment) => [...crossings(a.x, b.x), ...crossings(a.y, b.y)],
  countPieces: ({ a, b }) => 1 + countCrossings(a.x, b.x) + countCrossings(a.y, b.y),
  near,
};
