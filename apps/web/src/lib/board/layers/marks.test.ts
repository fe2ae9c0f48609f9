import { Container } from 'pixi.js';
import { expect, it } from 'vitest';
import type { BoardMark } from '../model.ts';
import { drawMarks, sizeKeys } from './marks.ts';

const mark = (kind: BoardMark['kind']): BoardMark => ({
  key: kind,
  label: 'The sacristy',
  at: { x: 1.5, y: 2.5 },
  kind,
  covered: true,
});

it('of a room nothing is drawn but its name, of a thing the thing alone', () => {
  const layer = new Container();
  drawMarks(layer, [mark('place'), mark('thing')]);
  expect(layer.children.map(({ children }) => children.length)).toEqual([1]);
});

it('the key of a room is as large as the map, larger where a whole map is in view, and never so large that keys meet', () => {
  const layer = new Container();
  drawMarks(layer, [mark('room'), mark('thing')]);
  const sizes = (scale: number) => {
    sizeKeys(layer, scale);
    return layer.children.map(({ scale: { x } }) => x);
  };
  expect([60, 20, 4].map(sizes)).toEqual([
    [1, 1],
    [1.5, 1],
    [2.2, 1],
  ]);
});

it('what lies about is drawn small beside whoever stands on it, and faint while the players do not see it', () => {
  const layer = new Container();
  const chest = { ...mark('thing'), looks: 'chest' as const };
  drawMarks(layer, [{ ...chest, covered: false }, chest, { ...chest, unseen: true }]);
  const drawn = layer.children.map(({ children: [picture] }) => picture);
  expect(drawn.map((picture) => Math.round((picture?.scale.x ?? 0) * 10_000))).toEqual([100, 55, 55]);
  expect(drawn.map((picture) => picture?.alpha)).toEqual([1, 1, 0.5]);
});
