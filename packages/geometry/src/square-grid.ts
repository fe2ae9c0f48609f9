import type { Grid, Step } from './grid.ts';

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

/** Squares: place x, y spans the points x..x+1, y..y+1. */
export const SQUARES: Grid = {
  kind: 'square',
  stepsFrom: () => STEPS,
  sides: 4,
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
};
