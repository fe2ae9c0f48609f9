import { expect, test } from 'vitest';
import { freeBeside } from './free-beside.ts';

test('beside a panel in the corner of a wide board the map has its whole height', () => {
  expect(freeBeside({ width: 800, height: 700 }, { width: 288, height: 300 })).toEqual({
    left: 0,
    top: 0,
    width: 500,
    height: 700,
  });
});

test('above a panel that is as wide as a small board the map has its whole width', () => {
  expect(freeBeside({ width: 390, height: 600 }, { width: 374, height: 250 })).toEqual({
    left: 0,
    top: 0,
    width: 390,
    height: 338,
  });
});
