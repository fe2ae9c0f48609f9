import { describe, expect, it } from 'vitest';
import { freeOf } from './free.ts';

describe('the part of the gallery’s board that nothing lies over', () => {
  it('is beside the cards on a wide page, and above the captions', () => {
    const free = freeOf({ width: 1366, height: 724 }, { width: 252, height: 320 }, 117);
    expect(free).toEqual({ left: 252, top: 0, width: 1114, height: 607 });
  });

  it('is below the cards on a narrow one', () => {
    const free = freeOf({ width: 390, height: 800 }, { width: 188, height: 330 }, 110);
    expect(free).toEqual({ left: 0, top: 330, width: 390, height: 360 });
  });

  it('reaches under the cards where they leave too little of a phone', () => {
    const free = freeOf({ width: 375, height: 600 }, { width: 188, height: 312 }, 120);
    expect(free).toEqual({ left: 0, top: 0, width: 375, height: 480 });
  });

  it('is the whole board where there are no cards and no captions', () => {
    expect(freeOf({ width: 800, height: 600 }, { width: 0, height: 0 }, 0)).toEqual({
      left: 0,
      top: 0,
      width: 800,
      height: 600,
    });
  });
});
