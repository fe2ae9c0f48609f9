import type { GridKind } from '@lanthorn/geometry';
import type { GridLines } from '@lanthorn/rules';
import type { Graphics } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { type BoardModel, NO_BOARD } from '../model.ts';
import { cutFloor } from './cut-floor.ts';
import { drawFloor } from './floor.ts';

/** How many lines are drawn of a floor of two by two, on a picture or without, for the referee or a player. */
function linesOf(grid: GridKind, gridLines: GridLines, picture: boolean, all: boolean): number {
  const lineTo = vi.fn(() => pen);
  const same = () => pen;
  const pen = { clear: same, rect: same, poly: same, fill: same, stroke: same, moveTo: same, lineTo };
  const row = { explored: '11', seen: '11', floor: '11', walls: [] };
  const model: BoardModel = {
    ...NO_BOARD,
    scene: {
      id: 'hall',
      name: 'Hall',
      grid,
      gridLines,
      width: 2,
      height: 2,
      feetPerSquare: 10,
      ambient: 'lit',
      picture: picture ? { pixelsPerSquare: 40 } : null,
    },
    rows: [0, 1].map((y) => ({ ...row, y })),
    all,
  };
  drawFloor(pen as unknown as Graphics, model, cutFloor(model));
  return lineTo.mock.calls.length;
}

it.each(['square', 'pointy', 'flat'] as const)(
  'no line of a grid is drawn where the referee will have none: %s',
  (grid) => {
    for (const picture of [true, false])
      for (const all of [true, false]) {
        expect(linesOf(grid, 'drawn', picture, all)).toBeGreaterThan(0);
        expect(linesOf(grid, 'hidden', picture, all)).toBe(0);
        expect(linesOf(grid, 'none', picture, all)).toBe(0);
      }
  },
);
