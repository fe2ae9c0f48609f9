import { expect, it } from 'vitest';
import { edgesOf } from './choices.ts';

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
