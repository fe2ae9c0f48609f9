import { describe, expect, it } from 'vitest';
import { isSameFloor, isWithin } from './within.ts';

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

describe('an outline', () => {
  it('has points within it, and others outside', () => {
    expect(isWithin(box(1, 1, 4, 4), { x: 2, y: 3 })).toBe(true);
    expect(isWithin(box(1, 1, 4, 4), { x: 5, y: 3 })).toBe(false);
  });

  it('is that of the same floor as one that was followed more closely', () => {
    const closely = [...box(1, 1, 4, 4).slice(0, 3), { x: 2, y: 4.1 }, { x: 1.05, y: 3.9 }];
    expect(isSameFloor(box(1, 1, 4, 4), closely)).toBe(true);
  });

  it('is not that of a room beside it, nor of one that lies within it', () => {
    expect(isSameFloor(box(1, 1, 4, 4), box(4, 1, 7, 4))).toBe(false);
    expect(isSameFloor(box(1, 1, 9, 9), box(3, 3, 6, 6))).toBe(false);
  });
});
