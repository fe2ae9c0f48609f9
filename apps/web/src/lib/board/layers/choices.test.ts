import { expect, it } from 'vitest';
import { edgesOf } from './choices.ts';

it('one line goes around all that is in reach, and none between its squares', () => {
  const edges = edgesOf([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(edges).toHaveLength(6);
  expect(edges).not.toContainEqual({ a: { x: 1, y: 0 }, b: { x: 1, y: 1 } });
  expect(edgesOf([])).toEqual([]);
});
