import { expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const desk = { width: 880, height: 700 };
const phone = { width: 390, height: 560 };

it.each([
  ['to the right of a thing', desk, { x: 100, y: 300 }],
  ['to the left of one at the right edge', desk, { x: 860, y: 690 }],
  ['below one on a phone', phone, { x: 190, y: 80 }],
  ['above one low on a phone', phone, { x: 190, y: 540 }],
  ['beside one at the edge of a phone', phone, { x: 20, y: 300 }],
])('the menu stands %s, on the board and not over it', (_, board, at) => {
  const half = 30;
  const { left, top, bottom, most, width } = placeBeside(at, half, board, 200);
  const upper = top ?? board.height - (bottom ?? 0) - most;
  const lower = top === null ? board.height - (bottom ?? 0) : top + most;
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(board.width);
  expect(upper).toBeGreaterThanOrEqual(0);
  expect(lower).toBeLessThanOrEqual(board.height);
  expect(most).toBeGreaterThan(150);
  const over = left < at.x + half && left + width > at.x - half && upper < at.y + half && lower > at.y - half;
  expect(over).toBe(false);
});

it.each([100, 300, 500, 684])('a menu %i pixels high is shown whole beside a thing anywhere on a desk', (high) => {
  for (let y = 0; y <= desk.height; y += 50)
    for (const x of [20, 440, 860]) {
      const { top, most } = placeBeside({ x, y }, 20, desk, high);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(most).toBeGreaterThanOrEqual(high);
      expect((top ?? 0) + most).toBe(desk.height - 8);
    }
});

it('a menu that is higher than the board stands in two columns over its whole height', () => {
  expect(placeBeside({ x: 100, y: 690 }, 20, desk, 1200)).toMatchObject({ top: 8, most: 684, width: 416 });
});

it('a menu on a phone lies where all of it is seen, by the thumb where it can', () => {
  const place = (high: number) => placeBeside({ x: 190, y: 300 }, 20, phone, high);
  expect(place(180).top).toBeNull();
  expect(place(250).top).toBe(8);
});
