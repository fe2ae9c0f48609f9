import { expect, test } from 'vitest';
import { type BoardModel, NO_BOARD } from '../model.ts';
import type { Cast } from './light-cast.ts';
import { relitSquares } from './relit.ts';

const seenAs = (...seen: string[]): BoardModel => ({
  ...NO_BOARD,
  rows: seen.map((squares, y) => ({ y, explored: '11111111', seen: squares, floor: '11111111', walls: NO_WALLS })),
});
const NO_WALLS: BoardModel['rows'][number]['walls'] = [];
const DARK = seenAs('00000000', '00000000', '00000000');

/** A light of which only the place counts here. */
const castAt = (x: number, y: number): Cast =>
  ({ light: { id: 'torch', at: { x, y }, radius: 1, kind: 'torch', dim: false }, side: 2 }) as unknown as Cast;

test('nothing is relit where nothing has changed', () => {
  expect(relitSquares(DARK, DARK, [], [])).toEqual([]);
});

test('what is newly seen is relit, with the soft rim about it', () => {
  const runs = relitSquares(seenAs('00000000', '00010000', '00000000'), DARK, [], []);
  expect(runs).toContainEqual({ y: 1, from: 1, to: 6 });
  expect(runs).toContainEqual({ y: 3, from: 1, to: 6 });
});

test('a light that moved relights where it was and where it is, once', () => {
  const runs = relitSquares(DARK, DARK, [castAt(5, 1)], [castAt(4, 1)]);
  expect(runs).toEqual([
    { y: 0, from: 3, to: 6 },
    { y: 1, from: 3, to: 6 },
  ]);
});

test('a light that stays as it is relights nothing', () => {
  const cast = castAt(4, 1);
  expect(relitSquares(DARK, DARK, [cast], [cast])).toEqual([]);
});

test('another ground is dark anew as a whole', () => {
  const [first, ...rest] = DARK.rows;
  const dug = { ...DARK, rows: first ? [{ ...first, floor: '01111111' }, ...rest] : [] };
  expect(relitSquares(dug, DARK, [], [])).toBe('all');
});
