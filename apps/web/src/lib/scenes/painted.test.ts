import { expect, it } from 'vitest';
import { paintedSize } from './painted.ts';

it('a drawing of lines is painted large, however small it says it is', () => {
  expect(paintedSize(200, 100)).toEqual([4_096, 2_048]);
  expect(paintedSize(4_096, 8_192)).toEqual([2_048, 4_096]);
});

it('one that does not say how large it is becomes no picture of a single pixel', () => {
  expect(() => paintedSize(0, 150)).toThrow();
  expect(() => paintedSize(300, 0)).toThrow();
});
