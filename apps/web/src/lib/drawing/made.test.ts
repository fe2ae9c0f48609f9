import { expect, it } from 'vitest';
import { roomOver } from './made.ts';
import type { Run } from './runs.ts';
import { testSheet } from './test-sheet.ts';

it('a room that is drawn freehand around a block has its number on a square of its own', () => {
  const ring: readonly Run[] = [
    [1, 1, 3],
    [1, 2, 1],
    [3, 2, 1],
    [1, 3, 3],
  ];
  const [room] = roomOver(testSheet(), { x: 1, y: 1 }, ring).put.rooms ?? [];
  expect(room?.at).toEqual({ x: 2, y: 1 });
});
