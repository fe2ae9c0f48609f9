import { expect, it } from 'vitest';
import { MapEye } from './eye.svelte.ts';

const whole = { x: 0, y: 0, width: 40, height: 20 };

it('shows all of the map at first, and again at rest', () => {
  const eye = new MapEye();
  expect(eye.over(whole)).toEqual(whole);
  eye.zoom(4, null, whole);
  expect(eye.over(whole)).toEqual({ x: 15, y: 7.5, width: 10, height: 5 });
  eye.rest();
  expect(eye.over(whole)).toEqual(whole);
});

it('keeps what is under the pointer where it is', () => {
  const eye = new MapEye();
  eye.zoom(2, { x: 30, y: 10 }, whole);
  const { x, width } = eye.over(whole);
  expect((30 - x) / width).toBeCloseTo(30 / 40);
});

it('does not leave the map', () => {
  const eye = new MapEye();
  eye.zoom(2, null, whole);
  eye.move(500, -500, whole);
  expect(eye.over(whole)).toEqual({ x: 20, y: 0, width: 20, height: 10 });
  eye.zoom(0.01, null, whole);
  expect(eye.over(whole)).toEqual(whole);
});
