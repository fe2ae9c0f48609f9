import type { Scene } from '@lanthorn/rules';
import { expect, test } from 'vitest';
import { testSheet } from '../drawing/test-sheet.ts';
import { lacksWalls } from './find-walls.ts';

const image = { asset: 'picture', pixelsPerSquare: 20 } as unknown as Scene['image'];
const wall = { a: { x: 0, y: 0 }, b: { x: 1, y: 0 } };

test('a picture without walls leads to the tool that finds them', () => {
  expect(lacksWalls(testSheet({ image }))).toBe(true);
});

test('where walls are drawn, or there is no picture to follow, none are asked for', () => {
  expect(lacksWalls(testSheet({ image, walls: [wall] }))).toBe(false);
  expect(lacksWalls(testSheet({ image: null }))).toBe(false);
});
