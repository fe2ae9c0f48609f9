import { expect, it } from 'vitest';
import { mayReload } from './renewed.ts';

it('a page that lacks a part of itself loads anew, but not over and over', () => {
  expect(mayReload(null, 1_000_000)).toBe(true);
  expect(mayReload('1000000', 1_020_000)).toBe(false);
  expect(mayReload('1000000', 1_090_000)).toBe(true);
});
