import { expect, it } from 'vitest';
import { type BoardModel, NO_BOARD } from '../model.ts';
import { cutFloor } from './cut-floor.ts';
import { edgesOf } from './reach.ts';

it('one line goes around all that is in reach, and none between its squares', () => {
  const two = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  const edges = edgesOf(two, 'square');
  expect(edges).toHaveLength(6);
  expect(edges).not.toContainEqual({ a: { x: 1, y: 0 }, b: { x: 1, y: 1 } });
  expect(edgesOf(two, 'pointy')).toHaveLength(10);
  expect(edgesOf([], 'square')).toEqual([]);
});

it('the line around what is in reach goes along a slanting wall, and leaves the rock behind it out', () => {
  const scene = {
    id: 'hall',
    name: 'Hall',
    grid: 'square',
    gridLines: 'drawn',
    width: 2,
    height: 1,
    feetPerSquare: 10,
    ambient: 'lit',
    picture: null,
  } as const;
  // The upper left corner of the first square is cut off.
  const wall = { a: { x: 0, y: 0.75 }, b: { x: 0.75, y: 0 } };
  const rows = [{ y: 0, floor: '11', explored: '11', seen: '11', walls: [wall] }];
  const model = { ...NO_BOARD, scene, rows };
  const squares = [0, 1].map((x) => ({ x, y: 0 }));
  const edges = edgesOf(squares, 'square', cutFloor(model), model);
  expect(edges).toContainEqual(wall);
  const behind = edges.filter(({ a, b }) => a.x + a.y < 0.7 && b.x + b.y < 0.7);
  expect(behind).toEqual([]);
  const left = edges.filter(({ a, b }) => a.x === 0 && b.x === 0);
  expect(left).toHaveLength(3);
});

it('a door within a square has the line along it while it is closed, and none across it when it is open', () => {
  const scene = {
    ...NO_BOARD.scene,
    id: 'hall',
    grid: 'square',
    picture: null,
    width: 3,
    height: 1,
  } as BoardModel['scene'];
  const segment = { a: { x: 1.5, y: 0 }, b: { x: 1.5, y: 1 } };
  const rows = [{ y: 0, floor: '111', explored: '111', seen: '111', walls: [] }];
  const line = (open: boolean) => {
    const model = { ...NO_BOARD, scene, rows, doors: [{ segment, open } as BoardModel['doors'][number]] };
    const squares = [0, 1, 2].map((x) => ({ x, y: 0 }));
    return edgesOf(squares, 'square', cutFloor(model), model);
  };
  expect(line(false)).toContainEqual(segment);
  expect(line(true)).not.toContainEqual(segment);
});

it('where a wall leaves hardly anything between itself and the side of its square, one line is drawn', () => {
  const scene = {
    ...NO_BOARD.scene,
    id: 'hall',
    grid: 'square',
    picture: null,
    width: 1,
    height: 1,
  } as BoardModel['scene'];
  const wall = { a: { x: 0, y: 0.02 }, b: { x: 1, y: 0.05 } };
  const model = { ...NO_BOARD, scene, rows: [{ y: 0, floor: '1', explored: '1', seen: '1', walls: [wall] }] };
  const edges = edgesOf([{ x: 0, y: 0 }], 'square', cutFloor(model), model);
  expect(edges.filter(({ a, b }) => a.y < 0.06 && b.y < 0.06)).toEqual([wall]);
});
