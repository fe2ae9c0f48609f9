import { describe, expect, it } from 'vitest';
import type { Box } from '../board/layers/box.ts';
import { signPlaces } from './sign-places.ts';

const BOARD = { width: 900, height: 700, head: 56 };
const SIGN = { width: 240, height: 60 };
const box = (left: number, top: number, wide: number, high: number): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const AREA = box(300, 200, 200, 200);
const token = (x: number, y: number) => box(x - 20, y - 20, 40, 40);

describe('the sign of an area', () => {
  it('stands below it', () => {
    expect(signPlaces([{ area: AREA, size: SIGN }], [], BOARD)).toEqual([{ x: 280, y: 404 }]);
  });

  it('stands above a cone whose tip is at its foot, with the dragon that breathes it', () => {
    expect(signPlaces([{ area: AREA, size: SIGN }], [token(400, 420)], BOARD)).toEqual([{ x: 280, y: 136 }]);
  });

  it('stands at its side, where others are above and below it', () => {
    const [at] = signPlaces([{ area: AREA, size: SIGN }], [token(400, 420), token(400, 180)], BOARD);
    expect(at).toEqual({ x: 504, y: 270 });
  });

  it('stands over nobody even where it reaches the foot of the board', () => {
    const low = box(300, 450, 200, 250);
    const [at] = signPlaces([{ area: low, size: SIGN }], [token(400, 680)], BOARD);
    expect(at).toEqual({ x: 280, y: 386 });
  });

  it('is clear of the tools, within the board, and of other signs', () => {
    const [first, second] = signPlaces(
      [
        { area: AREA, size: SIGN },
        { area: AREA, size: SIGN },
      ],
      [],
      BOARD,
    );
    expect([first, second]).toEqual([
      { x: 280, y: 404 },
      { x: 280, y: 136 },
    ]);
    const lower = { ...BOARD, head: 150 };
    expect(signPlaces([{ area: AREA, size: SIGN }], [token(400, 420)], lower)).toEqual([{ x: 504, y: 270 }]);
  });

  it('covers as few as can be where they are everywhere', () => {
    const crowd = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((x) => [2, 3, 4, 5].map((y) => token(x * 100 + 50, y * 100)));
    const [at] = signPlaces([{ area: AREA, size: SIGN }], crowd, BOARD);
    const over = crowd.filter(
      (one) => at && one.left < at.x + 240 && one.right > at.x && one.top < at.y + 60 && one.bottom > at.y,
    );
    expect(over.length).toBeLessThanOrEqual(2);
  });
});
