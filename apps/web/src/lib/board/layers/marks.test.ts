import { Container } from 'pixi.js';
import { expect, it } from 'vitest';
import type { BoardMark } from '../model.ts';
import { drawMarks } from './marks.ts';

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
